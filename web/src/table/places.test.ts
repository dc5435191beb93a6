import { expect, it } from "vitest";
import { byPlace, placeOf } from "./places";

const SCORES = [10, 30, 30, 5, 10];

it("puts winners first, whatever broke the tie, and lets equals share a place", () => {
  expect(byPlace(SCORES, [2])).toEqual([2, 1, 0, 4, 3]);
  expect(SCORES.map((_, seat) => placeOf(seat, SCORES, [2]))).toEqual([3, 2, 1, 5, 3]);
});

it("gives a winner the first place even behind a seat that lost on time", () => {
  expect([0, 1].map((seat) => placeOf(seat, [10, 30], [0]))).toEqual([1, 2]);
});
