import { expect, test } from "vitest";
import { middleOf, outOfSight } from "./places";

const frame = { left: 10, top: 20, right: 410, bottom: 320 };
const place = (noun: string, x: number, y: number) => ({
  noun,
  rect: { left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 },
});

test("what lies out of sight is named at its edge, the nearest first", () => {
  const found = outOfSight([place("A1", 200, 100), place("B2", 700, 100), place("C3", 500, 90)], frame);
  expect(found).toEqual([{ edge: "right", noun: "C3", others: 1, at: { x: 490, y: 70 } }]);
});

test("a corner belongs to the edge that is farther away", () => {
  expect(outOfSight([place("A1", 0, -90)], frame)[0]?.edge).toBe("top");
});

test("what is seen needs no sign", () => {
  expect(outOfSight([place("A1", 200, 100)], frame)).toEqual([]);
});

test("the middle of all places is looked at first", () => {
  expect(middleOf([place("A1", 110, 120), place("B2", 310, 220)], frame)).toEqual({ x: 200, y: 150 });
  expect(middleOf([], frame)).toBeNull();
});
