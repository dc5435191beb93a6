import { expect, test } from "vitest";
import { centre } from "../geometry";
import { START, centred, isSeen, seen, zoomed } from "./viewport";

const size = { width: 390, height: 478 };

test("a cell that was looked for is seen", () => {
  expect(isSeen(centre("F9"), centred(centre("F9"), START, size), size)).toBe(true);
  expect(isSeen(centre("U7"), centred(centre("F9"), START, size), size)).toBe(false);
});

test("what is under two fingers stays there", () => {
  const before = centred(centre("H7"), START, size);
  const at = { x: 100, y: 200 };
  const after = zoomed(before, 1.5, at, size);
  const under = (viewport: typeof before): number => seen(viewport, size).x + at.x / viewport.scale;
  expect(under(after)).toBeCloseTo(under(before), 6);
  expect(after.scale).toBeCloseTo(START * 1.5, 6);
});

test("the board is never smaller than the screen", () => {
  const small = zoomed(centred(centre("H7"), START, size), 0.01, { x: 0, y: 0 }, size);
  expect(small.scale).toBeGreaterThan(0.38);
});
