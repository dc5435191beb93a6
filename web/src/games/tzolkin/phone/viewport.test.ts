import { expect, it } from "vitest";
import { BOX, centre } from "../geometry";
import { centred, enlarged, MARGIN, on, whole } from "./viewport";

const frame = { width: 390, height: 420 };

it("the whole board fits into the frame", () => {
  expect(BOX.width * whole(frame).scale).toBeLessThanOrEqual(frame.width);
  expect(BOX.height * whole(frame).scale).toBeLessThanOrEqual(frame.height);
});

it("a gear is led to the middle of the frame", () => {
  const { left, top, scale } = on("tikal", frame);
  const { x, y } = centre("tikal");
  expect(MARGIN.x + (x - BOX.x) * scale - left).toBeGreaterThan(0);
  expect(MARGIN.x + (x - BOX.x) * scale - left).toBeLessThan(frame.width);
  expect(Math.abs(MARGIN.y + (y - BOX.y) * scale - top - frame.height / 2)).toBeLessThan(30);
});

it("two fingers enlarge around the point between them", () => {
  const before = centred({ x: 0, y: 0 }, 1, frame);
  const at = { x: 250, y: 150 };
  const after = enlarged(before, 1.5, at, frame);
  const under = (viewport: typeof before): number => (viewport.left + at.x - MARGIN.x) / viewport.scale;
  expect(after.scale).toBeCloseTo(1.5, 6);
  expect(under(after)).toBeCloseTo(under(before), 6);
});
