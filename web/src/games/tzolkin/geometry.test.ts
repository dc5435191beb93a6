import { describe, expect, it } from "vitest";
import * as geometry from "./geometry";
import { GEARS, STEP, TEETH } from "./geometry";

const turned = (angle: number): number => ((angle % 360) + 360) % 360;
const off = (angle: number, pitch: number): number => {
  const rest = turned(angle) % pitch;
  return Math.min(rest, pitch - rest);
};

describe("the gears mesh", () => {
  it.each(GEARS)("on every day a tooth of the wheel points at %s and a gap of it at the wheel", (gear) => {
    for (let day = 1; day <= 27; day += 1) {
      expect(off(geometry.toothAngle(0, day) - geometry.direction(gear), STEP)).toBeCloseTo(0, 6);
      const pitch = 360 / TEETH[gear];
      expect(off(geometry.gearAngle(gear, day) - geometry.direction(gear) - 180, pitch)).toBeCloseTo(
        pitch / 2,
        6,
      );
    }
  });

  it.each(GEARS)("the pitch circles of the wheel and %s touch", (gear) => {
    const { x, y } = geometry.centre(gear);
    expect(Math.hypot(x, y) / geometry.M).toBeCloseTo((26 + TEETH[gear]) / 2, 6);
  });

  it("tooth and gap share the pitch circle, with a little play", () => {
    for (const teeth of [10, 13, 26]) {
      const tooth = 2 * geometry.halfTooth(teeth, teeth / 2);
      expect(tooth).toBeLessThan(Math.PI / teeth);
      expect(tooth).toBeGreaterThan((Math.PI / teeth) * 0.9);
    }
  });
});

describe("spaces", () => {
  it("stand where the design measured them", () => {
    expect(turned(geometry.spaceAngle("chichen_itza", 0))).toBeCloseTo(356.14, 1);
    expect(turned(geometry.spaceAngle("palenque", 0))).toBeCloseTo(91.68, 1);
    expect(turned(geometry.spaceAngle("uxmal", 0))).toBeCloseTo(299.37, 1);
    const tikal = geometry.centre("tikal");
    expect(tikal.x / geometry.M).toBeCloseTo(17.959, 2);
    expect(tikal.y / geometry.M).toBeCloseTo(-1.212, 2);
  });

  it("a worker of yesterday's space rides to today's in one day", () => {
    const ridden = geometry.slot("tikal", 2, 1);
    const next = geometry.slot("tikal", 3);
    expect(ridden.x).toBeCloseTo(next.x, 6);
    expect(ridden.y).toBeCloseTo(next.y, 6);
  });

  it("plates are those of the actions and one for free choice", () => {
    const plates = (gear: geometry.Gear): number[] =>
      Array.from({ length: 13 }, (_, space) => space).filter((space) => geometry.plateAngles(gear, space));
    expect(plates("palenque")).toEqual([1, 2, 3, 4, 5, 6]);
    expect(plates("chichen_itza")).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

it("outlines are closed and have a tip for every tooth", () => {
  expect(geometry.gearPath(10).match(/A/g)).toHaveLength(20);
  expect(geometry.gearPath(26).endsWith("Z")).toBe(true);
  expect(geometry.toothPath(26).startsWith("M")).toBe(true);
});
