/** Searching the rules while somebody types: ids first, then titles, then texts. */
import type { Chapter } from "../../../plugins/rules";
import type { Language } from "@/lib/formats";
import { folded, plain } from "./texts";

export interface Found {
  chapter: string;
  id: string;
  title: string;
  /** The words around the first hit. */
  excerpt: string;
  language: Language;
}

const AROUND = 60;
const MAX_SHOWN = 30;

function excerptOf(text: string, wanted: string): string {
  const at = folded(text).indexOf(wanted);
  if (at < 0) return text.slice(0, 2 * AROUND);
  const from = at > AROUND ? text.indexOf(" ", at - AROUND) + 1 : 0;
  return `${from ? "… " : ""}${text.slice(from, at + wanted.length + AROUND)}…`;
}

export function search(chapters: Chapter[], query: string): Found[] {
  const wanted = folded(query.trim());
  if (wanted.length < 2) return [];
  const ranked = chapters.flatMap((chapter) =>
    chapter.rules.flatMap((rule) => {
      const text = plain(rule.html);
      const rank = [
        folded(rule.id) === wanted || folded(rule.id).replace("-", "") === wanted,
        folded(`${rule.id} ${rule.title}`).includes(wanted),
        folded(text).includes(wanted),
        wanted.split(/\s+/).every((word) => folded(`${rule.title} ${text}`).includes(word)),
      ].indexOf(true);
      return rank < 0 ? [] : [{ ...rule, rank, chapter: chapter.name, excerpt: excerptOf(text, wanted) }];
    }),
  );
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_SHOWN)
    .map(({ chapter, id, title, excerpt, language }) => ({ chapter, id, title, excerpt, language }));
}
