/** What the confirming button says about the goal that was tapped. */
import { language, t } from "@/lib/language.svelte";
import type { Target } from "../board/targets";

export function confirmText(target: Target): string {
  if (target.look === "go") return t("web-mexica-go-there", { cost: target.cost ?? 0 });
  const [verb = "", noun = null] = (target.actions.at(-1) ?? "").split(" ");
  return language.words.action({ verb, noun });
}
