import { expect, it } from "vitest";
import { around, beside } from "./caption";

const card = { width: 160, height: 36 };

it("stands above the light", () => {
  expect(beside({ left: 400, top: 300, width: 100, height: 100 }, card, 1440, 900)).toEqual({
    left: 370,
    top: 254,
  });
});

it("stands below it at the upper edge, and beside it where both are full", () => {
  expect(beside({ left: 400, top: 10, width: 100, height: 100 }, card, 1440, 900).top).toBe(120);
  expect(beside({ left: 400, top: 0, width: 100, height: 900 }, card, 1440, 900).left).toBe(510);
  expect(beside({ left: 1300, top: 0, width: 100, height: 900 }, card, 1440, 900).left).toBe(1130);
});

it("never leaves the window", () => {
  for (const left of [-300, -20, 0, 300, 350]) {
    const spot = beside({ left, top: 200, width: 40, height: 40 }, card, 360, 640);
    expect(spot.left).toBeGreaterThanOrEqual(8);
    expect(spot.left + card.width).toBeLessThanOrEqual(352);
  }
});

it("goes round all that is lit", () => {
  const boxes = [
    { left: 10, top: 20, width: 5, height: 5 },
    { left: 40, top: 10, width: 10, height: 10 },
  ];
  expect(around(boxes)).toEqual({ left: 10, top: 10, width: 40, height: 15 });
});
