import { expect, test } from "vitest";
import type { GameEvent } from "@/lib/protocol";
import { marksOf } from "./marks";

const seat = 1;
const TURN: GameEvent[] = [
  { event: "spent", seat, points: 1, left: 5 },
  { event: "stepped", seat, cell: "K8" },
  { event: "spent", seat, points: 1, left: 4 },
  { event: "stepped", seat, cell: "K9" },
  { event: "spent", seat, points: 1, left: 3 },
  { event: "canal_laid", seat, cell: "L9", other: "L10" },
  { event: "district_founded", seat, size: 6, cell: "K9" },
  { event: "scored", seat: 0, source: "presence", points: 2 },
];

test("a walk is one mark with its cells, and each mark knows what it takes", () => {
  const marks = marksOf(TURN, seat);
  expect(marks.map(({ number, glyph, cells, cost }) => [number, glyph, cells.join(" "), cost])).toEqual([
    [1, "move", "K8 K9", 2],
    [2, "canal", "L9 L10", 1],
    [3, "found", "K9", 0],
  ]);
  expect(marks[2]?.level).toBe(6);
});

test("tokens are marks without a cell", () => {
  expect(marksOf([{ event: "token_bought", seat, tokens: 2 }], seat)[0]?.cells).toEqual([]);
});
