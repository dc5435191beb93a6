import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { night } from "./night.svelte";

const DISTRICTS = ["A1", "C4"].map((cell) => ({ cell, size: 3, points: [3, 0] }));
let isReduced = false;
beforeEach(() => {
  isReduced = false;
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: isReduced }));
});
afterEach(() => {
  night.end();
  vi.useRealTimers();
});

it("lights the districts one by one, half a second each, and is over once", () => {
  const over = vi.fn();
  night.fall(DISTRICTS, over);
  const counts = [0, 500, 500, 700].map((time) => {
    vi.advanceTimersByTime(time);
    return night.lit?.length ?? null;
  });
  expect(counts).toEqual([0, 1, 2, null]);
  vi.runAllTimers();
  expect(over).toHaveBeenCalledOnce();
});

it("can be skipped, and is over at once where nothing may move or nothing is to be seen", () => {
  const over = vi.fn();
  night.fall(DISTRICTS, over);
  vi.advanceTimersByTime(600);
  night.skip();
  night.skip();
  expect([night.lit, over.mock.calls.length]).toEqual([null, 1]);
  isReduced = true;
  night.fall(DISTRICTS, over);
  expect([night.lit, over.mock.calls.length]).toEqual([null, 2]);
});
