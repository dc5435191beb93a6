import { expect, it } from "vitest";
import { BOX } from "../geometry";
import { enlarged, fitting, kept, moved, on, whole } from "./sight";

const frame = { width: 390, height: 420 };

it("the whole board fits into the frame", () => {
  const { scale } = whole(frame);
  expect(BOX.width * scale).toBeLessThanOrEqual(frame.width + 1e-6);
  expect(scale).toBe(fitting(frame));
});

it("one cannot lose the board", () => {
  const far = moved(on("tikal", frame), -9000, 9000, frame);
  expect(far.x).toBeLessThan(BOX.x + BOX.width);
  expect(far.y).toBeGreaterThan(BOX.y);
});

it("two fingers enlarge around the point between them", () => {
  const before = on("uxmal", frame);
  const at = { x: 200, y: 210 };
  const after = enlarged(before, 1.2, at, frame);
  const spot = (sight: typeof before) => sight.x + (at.x - frame.width / 2) / sight.scale;
  expect(spot(after)).toBeCloseTo(spot(before), 3);
  expect(after.scale).toBeCloseTo(before.scale * 1.2, 6);
});

it("a sight within the board is kept as it is", () => {
  const sight = { x: 0, y: 0, scale: 1 };
  expect(kept(sight, frame)).toEqual(sight);
});
