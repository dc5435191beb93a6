import { expect, it } from "vitest";
import { beatsOf, bowlsAfter, cheaper, isShownAfter } from "./feeding";
import type { FoodRow } from "./foodday";

const row = (fed: number, unfed: number, paid = 2 * fed): FoodRow =>
  ({ fed, unfed, corn: [10, 10 - paid] }) as unknown as FoodRow;

it("feeds all seats worker by worker, then shows temples, prophecy and sums", () => {
  const rows = [row(2, 1), row(1, 0)];
  expect(beatsOf({ rows, scored: "drought" }).map(({ stage }) => stage)).toEqual([
    "worker",
    "worker",
    "worker",
    "temples",
    "prophecy",
    "sum",
  ]);
  expect(beatsOf({ rows, scored: null }).map(({ lasts }) => lasts)).toEqual([220, 220, 220, 620, 0]);
});

it("fills a bowl with each beat and leaves those of the hungry empty", () => {
  expect([0, 1, 3].map((beats) => bowlsAfter(row(1, 1), beats))).toEqual([
    ["empty", "empty"],
    ["full", "empty"],
    ["full", "hungry"],
  ]);
});

it("shows a stage once its beat has come", () => {
  const beats = beatsOf({ rows: [row(1, 0)], scored: null });
  expect([1, 2, 3].map((count) => isShownAfter(beats, "temples", count))).toEqual([false, true, true]);
  expect(isShownAfter(beats, "sum", Infinity)).toBe(true);
});

it("names those who fed their workers for less", () => {
  const [usual, farmer] = [row(3, 0), row(3, 0, 4)];
  expect(cheaper([usual, farmer])).toEqual([farmer]);
});
