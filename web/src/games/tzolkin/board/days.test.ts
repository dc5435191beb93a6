import { expect, it } from "vitest";
import { dayOfTooth } from "./days";

const days = (today: number): number[] => Array.from({ length: 26 }, (_, tooth) => dayOfTooth(tooth, today));

it("every tooth stands for one day, the first also for the last day of the game", () => {
  expect(days(1)).toEqual(Array.from({ length: 26 }, (_, k) => k + 1));
  expect(days(20)).toEqual([27, ...Array.from({ length: 25 }, (_, k) => k + 2)]);
});

it("a day after the last is shown only where two days at once led to it", () => {
  expect(Math.max(...days(27))).toBe(27);
  expect(days(28).slice(0, 3)).toEqual([27, 28, 3]);
});
