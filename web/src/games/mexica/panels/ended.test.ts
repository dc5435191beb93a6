import { expect, test } from "vitest";
import { palace, standings, worths } from "./ended";

const district = (cell: string, size: number, founded: boolean, worth: number[]) => ({
  cells: [cell],
  size,
  founded,
  worth,
  levels: [0, 0, 0],
});
const view = {
  scores: [7, 11],
  if_ended: [24, 14],
  period: 1,
  period_worth: [17, 3],
  districts: [
    district("A1", 3, true, [0, 3]),
    district("B7", 12, true, [12, 0]),
    district("C3", 40, false, [40, 20]),
  ],
};

test("the best comes first, with what it has and what comes on top", () => {
  expect(standings(view)).toEqual([
    { seat: 0, total: 24, now: 7, more: 17 },
    { seat: 1, total: 14, now: 11, more: 3 },
  ]);
});

test("districts without a calpulli count in the second period only", () => {
  expect(worths(view).map(({ cell }) => cell)).toEqual(["B7", "A1"]);
  expect(worths({ ...view, period: 2 }).map(({ cell }) => cell)).toEqual(["C3", "B7", "A1"]);
});

test("what no district brings is the palace's", () => {
  expect(palace(view)).toEqual([{ seat: 0, points: 5 }]);
});
