import { describe, expect, it } from "vitest";
import { gear, numeral, pyramid, scattered } from "./art";

describe("the panorama", () => {
  it("writes thirteen as two bars and three dots", () => {
    const { bars, dots } = numeral(13);
    expect([bars.length, dots.length]).toEqual([2, 3]);
  });

  it("gives a gear four corners for each tooth", () => {
    expect(gear(124, 26, 15).split("L")).toHaveLength(26 * 4);
  });

  it("builds a pyramid of as many tiers as asked, each narrower than the one below", () => {
    const { tiers } = pyramid(180, 6, 18);
    expect(tiers).toHaveLength(6);
    expect(tiers.map(({ edge }) => Number(/H(.*)$/.exec(edge)?.[1]))).toEqual(
      [...tiers.map(({ edge }) => Number(/H(.*)$/.exec(edge)?.[1]))].sort((a, b) => b - a),
    );
  });

  it("scatters the same stars at every visit", () => {
    expect(scattered(5, 7)).toEqual(scattered(5, 7));
    expect(scattered(50, 7).every((value) => value >= 0 && value < 1)).toBe(true);
  });
});
