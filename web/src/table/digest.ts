/** The cards of the log: how new ones come in, which are new to a seat, and which a reader looks for. */
import type { Component } from "svelte";
import type { Card, Digest } from "@/lib/protocol";

/** How a game draws its cards; it is loaded with the log. */
export interface Signs {
  /** What was done and where. */
  What: Component<{ card: Card }>;
  /** What it came to. */
  Net: Component<{ card: Card }>;
  /** The sign of a card about all seats. */
  Sign: Component<{ card: Card }>;
  /** What such a card says of one seat. */
  Row: Component<{ card: Card; net: Record<string, number> }>;
  /** Selectors of what a card is about, on the board and in the panels. */
  places(card: Card): string[];
}

/** The cards with those that came. */
export const taken = (cards: Card[], { first, cards: news }: Digest): Card[] => [
  ...cards.slice(0, first),
  ...news,
];

/** The number of the first card after this seat's last turn; -1 if it has acted last, or looks on. */
export function sinceTurnOf(seat: number | null, cards: Card[]): number {
  const own = cards.findLastIndex((card) => card.kind === "turn" && card.seat === seat);
  return seat !== null && own >= 0 && own < cards.length - 1 ? own + 1 : -1;
}

/** How many turns of others come after this seat's last. */
export function turnsSince(cards: Card[], seat: number | null): number {
  const since = sinceTurnOf(seat, cards);
  return since < 0 ? 0 : cards.slice(since).filter(({ kind }) => kind === "turn").length;
}

/** A card with its number and its sentence, in which one searches. */
export interface Read {
  number: number;
  card: Card;
  text: string;
}

/**
 * The cards that a reader looks for, by seats and by a text that may name a person, a place or a thing. Headings stay where
 * something is below them.
 */
export function found(cards: Read[], seats: ReadonlySet<number>, sought: string): Read[] {
  const text = sought.trim().toLocaleLowerCase();
  const isFound = ({ card, text: sentence }: Read): boolean =>
    card.kind !== "heading" &&
    (!seats.size || card.seat === null || seats.has(card.seat)) &&
    sentence.toLocaleLowerCase().includes(text);
  if (!seats.size && !text) return cards;
  return cards.filter((read, index) => {
    if (read.card.kind !== "heading") return isFound(read);
    const next = cards.findIndex((other, at) => at > index && other.card.kind === "heading");
    return cards.slice(index + 1, next < 0 ? undefined : next).some(isFound);
  });
}
