import { expect, test } from "vitest";
import type { Entry, GameEvent } from "@/lib/protocol";
import { deedsOf, eventsOfTurn } from "./turn";
import { votesOn } from "./votes";

const event = (kind: string, seat: number | null, fields: Record<string, unknown> = {}): GameEvent => ({
  event: kind,
  seat,
  ...fields,
});
const line = (events: GameEvent[], isVoid = false): { entry: Entry; isVoid: boolean } => ({
  entry: { seq: 1, at: 0, kind: "play", seat: 0, moves: 0, events },
  isVoid,
});
const spent = (points: number): GameEvent => event("spent", 0, { points, left: 0 });

test("steps and boats in a row are one route with the sum of their prices", () => {
  const deeds = deedsOf([
    spent(1),
    event("sailed", 0, { cell: "L11" }),
    spent(1),
    event("stepped", 0, { cell: "L12" }),
  ]);
  expect(deeds).toEqual([{ glyph: "boat", text: "L12", cost: 2 }]);
});

test("every deed has its own price", () => {
  const deeds = deedsOf([
    spent(1),
    event("canal_laid", 0, { cell: "H12", other: "H13" }),
    event("district_founded", 0, { size: 10, cell: "I13" }),
  ]);
  expect(deeds.map(({ text, cost }) => [text, cost])).toEqual([
    ["H12–H13", 1],
    ["10", 0],
  ]);
});

test("a turn is what its seat did since it began, without what was taken back", () => {
  const log = [
    line([event("stepped", 0, { cell: "A3" }), event("turn_ended", 0), event("turn_began", 1)]),
    line([event("turn_ended", 1), event("turn_began", 0)]),
    line([event("stepped", 0, { cell: "A4" })], true),
    line([event("stepped", 0, { cell: "B3" })]),
  ];
  expect(eventsOfTurn(log, 0).map(({ cell }) => cell)).toEqual(["B3"]);
});

test("a vote is read from the last proposal of its size", () => {
  const log = [
    line([event("proposed", 1, { size: 5 }), event("voted", 2, { size: 5, vote: "no" })]),
    line([event("proposed", 0, { size: 5 })]),
    line([event("voted", 1, { size: 5, vote: "yes" })]),
  ];
  expect(votesOn(log, 5, 3)).toEqual(["proposed", "yes", "open"]);
});
