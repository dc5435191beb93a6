import { expect, it } from "vitest";
import { duration, ease } from "./turning.svelte";

it("the turn begins and ends at rest", () => {
  expect(ease(0)).toBeCloseTo(0, 4);
  expect(ease(1)).toBeCloseTo(1, 4);
  expect(ease(0.02)).toBeLessThan(0.02);
  expect(ease(0.98)).toBeGreaterThan(0.99);
});

it("one day takes 700 ms, two days one sweep, anything else no time", () => {
  expect([duration(4, 5), duration(4, 6), duration(5, 4), duration(4, 9)]).toEqual([700, 1100, 0, 0]);
});
