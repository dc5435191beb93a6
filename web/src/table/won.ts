/** What won a game, in words: the cause of a swing, who got how much of it, and one line for whoever looks. */
import type { Account, Swing } from "@/lib/protocol";
import { key, type Words } from "@/lib/words";

/** Points as a phrase of a sentence. */
export const phrase = (words: Words, points: number): string => words.text("web-points-phrase", { points });

export interface Sentence {
  title: string;
  text: string;
}

/** What a sentence on a swing may use. */
function data(words: Words, swing: Swing, names: string[]): Record<string, unknown> {
  const { seat, against, own, other, when, facts } = swing;
  return {
    ...words.named(facts),
    player: names[seat] ?? "",
    name: names[against] ?? "",
    own: phrase(words, own),
    other: phrase(words, other),
    lost: phrase(words, Math.abs(other)),
    cost: phrase(words, Math.abs(own)),
    cost_id: own < 0 ? "some" : "none",
    when: when ?? "none",
  };
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const orElse = (words: Words, message: string, other: string): string =>
  words.has(message) ? message : other;

/** The cause of a swing as part of a sentence. */
export function causeOf(words: Words, { cause, facts }: Pick<Swing, "cause" | "facts">): string {
  return words.text(orElse(words, key("cause", cause), key("source", cause)), words.named(facts));
}

/** A swing in words, for anybody; the first of them says what the game would have been without it. */
export function inWords(words: Words, swing: Swing, names: string[], isFirst: boolean): Sentence {
  const facts = { ...data(words, swing, names), cause: capital(causeOf(words, swing)) };
  const title = words.text(orElse(words, key("won", swing.cause), "web-won"), facts);
  const text = words.text(orElse(words, key("won", swing.cause, "text"), "web-won-text"), facts);
  const isDecisive = isFirst && swing.own > 0 && swing.place > 1;
  const without = words.text("web-won-without", { ...facts, place: swing.place });
  return { title, text: isDecisive ? `${text} ${without}` : text };
}

/** The line for one seat: what cost it most, what it was best at or, for the winner, what the second was best at. */
export function lineFor(
  words: Words,
  { winner, lines }: Account,
  seat: number,
  scores: number[],
  names: string[],
): (Sentence & { points: number }) | null {
  const line = lines[seat];
  if (!line) return null;
  const facts = { ...data(words, line, names), cause: causeOf(words, line) };
  const missing = (scores[winner] ?? 0) - (scores[seat] ?? 0);
  const text = missing > 0 ? words.text("web-line-missing", { points: phrase(words, missing) }) : "";
  if (seat === winner)
    return {
      title: words.text("web-line-rival", { ...facts, name: names[line.seat] ?? "" }),
      text,
      points: -line.points,
    };
  if (line.seat === seat) return { title: words.text("web-line-best", facts), text, points: line.points };
  return { title: words.text("web-line-cost", facts), text, points: line.other };
}
