/** The words of the overviews and player aids, which only they need. */
import { Words, type Language } from "@/lib/words";

const sources = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

export async function guideWords(language: Language): Promise<Words> {
  return new Words(language, [(await sources[`./words/${language}.ftl`]?.()) ?? ""]);
}
