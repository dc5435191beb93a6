import { describe, expect, it } from "vitest";
import { fieldOf, grid, path, spread, yOf } from "./series";

describe("the lines of a graph", () => {
  it("have a field with a round top that holds every value", () => {
    const field = fieldOf(
      [
        [0, 3, 103.25],
        [0, -2, 40],
      ],
      300,
      100,
    );
    expect([field.least, field.most, field.steps]).toEqual([-50, 150, 2]);
    expect(grid(field)).toEqual([-50, 0, 50, 100, 150]);
    expect(yOf(field, 150)).toBe(0);
  });

  it("leave out the steps where nothing changes", () => {
    const field = { width: 40, height: 10, least: 0, most: 10, steps: 4 };
    expect(path(field, [0, 0, 0, 10, 10])).toBe("M0,10L20,10L30,0L40,0");
  });

  it("move labels apart that would hide each other, within the field", () => {
    expect(spread([50, 50, 10], 16, 0, 100)).toEqual([50, 66, 10]);
    expect(spread([98, 99], 16, 0, 100)).toEqual([84, 100]);
  });
});
