/** A text of our own rules as elements of the page: links that lead into it, tables that scroll, words that are marked. */
import type { Attachment } from "svelte/attachments";
import { folded, inPage, withExamples } from "./texts";

export interface Place {
  game: string;
  chapter: string;
  /** What the links of the page carry along. */
  query: string;
  /** Words to mark. */
  marked: string;
}

const SHORTEST = 2;

/** Fills an element with a text, which was made at build time from docs/rules. */
export function prose(html: string, { game, chapter, query, marked }: Place): Attachment<HTMLElement> {
  return (element) => {
    const made = new DOMParser().parseFromString(withExamples(html), "text/html").body;
    for (const link of made.querySelectorAll("a")) {
      link.setAttribute("href", inPage(link.getAttribute("href") ?? "", game, chapter, query));
    }
    for (const wide of made.querySelectorAll("table, pre")) frame(wide);
    const wanted = folded(marked.trim());
    if (wanted.length >= SHORTEST) mark(made, wanted);
    element.replaceChildren(...made.childNodes);
  };
}

/** Wide tables and drawings scroll in a frame of their own, by keyboard too. */
function frame(wide: Element): void {
  const around = document.createElement("div");
  around.className = "frame";
  around.tabIndex = 0;
  wide.replaceWith(around);
  around.append(wide);
}

function mark(root: Node, wanted: string): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const hits: [Text, number][] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = folded(node.textContent ?? "").indexOf(wanted);
    if (at >= 0) hits.push([node as Text, at]);
  }
  for (const [text, at] of hits) {
    const hit = text.splitText(at);
    hit.splitText(wanted.length);
    const around = document.createElement("mark");
    hit.replaceWith(around);
    around.append(hit);
  }
}
