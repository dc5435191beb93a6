import { expect, test } from "vitest";
import type { GameEvent } from "@/lib/protocol";
import { scoringIn } from "./scoring";
import { foundersIn } from "./tiles";

const scored = (seat: number, cell: string, size: number, points: number): GameEvent => ({ event: "district_scored", seat, cell, size, points });

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
  expect(scoring?.districts).toEqual([{ cell: "B1", size: 6, points: [6, 3] }, { cell: "F1", size: 5, points: [0, 5] }]);
  expect(scoring?.palace).toEqual([0, 5]);
  expect(scoring?.totals).toEqual([6, 13]);
});

test("there is no scoring before a period has ended", () => {
  expect(scoringIn([scored(0, "B1", 6, 6)], 2)).toBeNull();
});

test("whoever founded what lies on a cell is remembered", () => {
  expect(foundersIn([{ event: "district_founded", seat: 2, cell: "S8" }]).get("S8")).toBe(2);
});
