import { expect, test } from "vitest";
import { MOST, Sight } from "./sight";

const frame = { width: 390, height: 478 };
const box = { x: -400, y: -300, width: 800, height: 600 };
const sight = new Sight(frame, box);

test("at its smallest all of the drawing is seen, and nothing scrolls", () => {
  expect(sight.fit).toBeCloseTo(390 / 800, 9);
  expect(sight.extent(sight.fit)).toEqual(frame);
  expect(sight.isSeen({ x: 0, y: 0 }, sight.whole())).toBe(true);
});

test("what is under two fingers stays there", () => {
  const at = { x: 150, y: 240 };
  const before = sight.centred({ x: 20, y: 10 }, sight.fit * 2);
  const after = sight.zoomed(before, 1.5, at);
  expect(after.scale).toBeCloseTo(sight.fit * 3, 9);
  expect(sight.pointAt(after, at).x).toBeCloseTo(sight.pointAt(before, at).x, 6);
  expect(sight.pointAt(after, at).y).toBeCloseTo(sight.pointAt(before, at).y, 6);
});

test("it is enlarged up to four times, and never smaller than the frame", () => {
  const at = { x: 195, y: 200 };
  expect(sight.zoomed(sight.whole(), 100, at).scale).toBeCloseTo(sight.fit * MOST, 9);
  expect(sight.zoomed(sight.whole(), 0.01, at)).toEqual(sight.whole());
});

test("a point that was looked for is seen, others are not", () => {
  const viewport = sight.centred({ x: 250, y: 150 }, 1.4);
  expect(sight.isSeen({ x: 250, y: 150 }, viewport)).toBe(true);
  expect(sight.isSeen({ x: -300, y: -200 }, viewport)).toBe(false);
});

test("nobody scrolls past the drawing", () => {
  const { left, top } = sight.centred({ x: -400, y: -300 }, 1.4);
  expect([left, top]).toEqual([0, 0]);
});
