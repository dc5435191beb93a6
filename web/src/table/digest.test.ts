import { describe, expect, it } from "vitest";
import type { Card } from "@/lib/protocol";
import { found, sinceTurnOf, taken, type Read } from "./digest";

const card = (kind: string, seat: number | null = null): Card => ({ at: [1, 0], end: 1, kind, seat });
const read = (number: number, one: Card, text: string): Read => ({ number, card: one, text });

const reads = [
  read(0, card("heading"), "Day 1."),
  read(1, card("turn", 0), "Ana took back Y3: 1 gold, 2 corn."),
  read(2, card("heading"), "Day 2."),
  read(3, card("turn", 1), "Bo placed a worker (P0)."),
];
const shown = (seats: number[], sought: string): number[] =>
  found(reads, new Set(seats), sought).map(({ number }) => number);

describe("the cards of the log", () => {
  it("replaces the end of the log by what came", () => {
    const [a, b, c] = [card("turn", 0), card("turn", 1), card("turn", 2)];
    expect(taken([a, b], { first: 1, cards: [c] })).toEqual([a, c]);
    expect(taken([a, b], { first: 1, cards: [] })).toEqual([a]);
  });

  it("marks what came after the own last turn, until one acts again", () => {
    const cards = [card("turn", 0), card("turn", 1), card("heading")];
    expect(sinceTurnOf(0, cards)).toBe(1);
    expect(sinceTurnOf(0, [...cards, card("turn", 0)])).toBe(-1);
    expect(sinceTurnOf(null, cards)).toBe(-1);
  });

  it("shows the cards of some seats under their headings", () => {
    expect(shown([], "")).toEqual([0, 1, 2, 3]);
    expect(shown([1], "")).toEqual([2, 3]);
  });

  it("finds names, places and things", () => {
    expect(shown([], "y3")).toEqual([0, 1]);
    expect(shown([], "Bo")).toEqual([2, 3]);
    expect(shown([], "stone")).toEqual([]);
  });
});
