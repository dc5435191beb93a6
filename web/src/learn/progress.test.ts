import { expect, test } from "vitest";
import { joined } from "./progress.svelte";

const begun = (step: number): { step: number; path: string[]; done: boolean } => ({
  step,
  path: [],
  done: false,
});
const done = { step: 0, path: [], done: true };

test("of each lesson the further one is kept", () => {
  const here = { a: begun(2), b: done, c: begun(1) };
  const there = { a: begun(3), b: begun(4), d: begun(0) };
  expect(joined(here, there)).toEqual({ a: begun(3), b: done, c: begun(1), d: begun(0) });
});

test("where both are equally far, this browser knows best", () => {
  const here = { a: { step: 1, path: ["place tikal"], done: false } };
  expect(joined(here, { a: { step: 1, path: ["place uxmal"], done: false } })).toEqual(here);
});
