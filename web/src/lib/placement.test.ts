import { describe, expect, it } from "vitest";
import { place } from "./placement";

const card = { left: 0, top: 0, width: 200, height: 100 };

describe("a floating card", () => {
  it("stands above its anchor, in the middle of it", () => {
    expect(place({ left: 400, top: 300, width: 40, height: 40 }, card, "top", 1000, 800)).toEqual({
      left: 320,
      top: 192,
    });
  });

  it("goes to the other side where there is no room", () => {
    expect(place({ left: 400, top: 50, width: 40, height: 40 }, card, "top", 1000, 800).top).toBe(98);
    expect(place({ left: 60, top: 300, width: 40, height: 40 }, card, "left", 1000, 800).left).toBe(108);
  });

  it("never leaves the window", () => {
    expect(place({ left: 0, top: 300, width: 20, height: 20 }, card, "top", 1000, 800).left).toBe(8);
    expect(place({ left: 990, top: 300, width: 10, height: 20 }, card, "top", 1000, 800).left).toBe(792);
  });
});
