import { describe, expect, it } from "vitest";
import { FIT, drag, pinch, showing, zoom } from "./sight";

const frame = { width: 400, height: 300, most: 4 };

describe("what is seen through a frame", () => {
  it("cannot be dragged while all of it is seen", () => {
    expect(drag(FIT, 50, -50, frame)).toEqual(FIT);
  });

  it("keeps the thing under the pointer where it is when it grows", () => {
    expect(zoom(FIT, 2, { x: 100, y: 150 }, frame)).toEqual({ x: -100, y: -150, scale: 2 });
  });

  it("grows no further than the most and shrinks no further than all of it", () => {
    expect(zoom(FIT, 99, { x: 0, y: 0 }, frame).scale).toBe(4);
    expect(zoom({ x: -30, y: -40, scale: 2 }, 0.01, { x: 10, y: 10 }, frame)).toEqual(FIT);
  });

  it("follows two fingers that move apart", () => {
    const seen = pinch(FIT, { x: 150, y: 150 }, { x: 100, y: 150 }, { x: 250, y: 150 }, frame);
    expect(seen.scale).toBeCloseTo(1.5);
  });

  it("brings a box that is out of sight into it", () => {
    const sight = { x: 0, y: 0, scale: 2 };
    expect(showing(sight, { x: 500, y: 100, width: 40, height: 40 }, frame)).toEqual({ x: -164, y: 0, scale: 2 });
  });
});
