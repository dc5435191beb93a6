import { expect, test } from "vitest";
import type { GameEvent } from "@/lib/protocol";
import { gainsIn, scoringIn } from "./scoring";
import { foundersIn, tilesDone } from "./tiles";

const scored = (seat: number, cell: string, size: number, points: number): GameEvent => ({
  event: "district_scored",
  seat,
  cell,
  size,
  points,
});

test("a scoring is read district by district, with the palace and the sums", () => {
  const scoring = scoringIn(
    [
      { event: "period_ended", seat: null, period: 1 },
      scored(0, "B1", 6, 6),
      { event: "scored", seat: 0, source: "period_1", points: 6 },
      scored(1, "B1", 6, 3),
      scored(1, "F1", 5, 5),
      { event: "scored", seat: 1, source: "palace", points: 5 },
    ],
    2,
  );
  expect(scoring?.districts).toEqual([
    { cell: "B1", size: 6, points: [6, 3] },
    { cell: "F1", size: 5, points: [0, 5] },
  ]);
  expect(scoring?.palace).toEqual([0, 5]);
  expect(scoring?.totals).toEqual([6, 13]);
});

test("there is no scoring before a period has ended", () => {
  expect(scoringIn([scored(0, "B1", 6, 6)], 2)).toBeNull();
});

test("whoever founded what lies on a cell is remembered", () => {
  expect(foundersIn([{ event: "district_founded", seat: 2, cell: "S8" }]).get("S8")).toBe(2);
});

test("what was founded in the first period is no calpulli of the second", () => {
  const founders = foundersIn([
    { event: "district_founded", seat: 2, cell: "S8" },
    { event: "tiles_opened", seat: null },
    { event: "district_founded", seat: 1, cell: "D4" },
  ]);
  expect([...founders]).toEqual([["D4", 1]]);
});

test("before the calpulli are drawn none is founded", () => {
  const none = { period: 1, open_tiles: [], removed_tiles: [], tiles_on_board: {} };
  expect(tilesDone(none)).toBe(0);
  expect(tilesDone({ ...none, tiles_on_board: { S8: 6 }, removed_tiles: ["calpulli_13"] })).toBe(2);
  expect(tilesDone({ ...none, period: 2, open_tiles: ["calpulli_5a"], tiles_on_board: { S8: 6 } })).toBe(6);
});

test("what foundings brought is one sum for each seat, however many there were", () => {
  const founded = (seat: number, source: string, points: number): GameEvent => ({
    event: "scored",
    seat,
    source,
    points,
  });
  expect(
    gainsIn([
      founded(0, "founding", 6),
      founded(1, "presence", 2),
      founded(0, "founding", 5),
      founded(1, "period_1", 9),
    ]),
  ).toEqual([
    { seat: 0, points: 11 },
    { seat: 1, points: 2 },
  ]);
});
