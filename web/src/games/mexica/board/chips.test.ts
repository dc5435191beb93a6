import { expect, test } from "vitest";
import { corner } from "../geometry";
import type { District } from "../view";
import { layChips, partsOf } from "./chips";

const district = (cells: string[], levels = [0, 0, 0, 0, 0]): District => ({
  cells,
  size: cells.length,
  founded: false,
  levels,
  worth: [],
});
const plain = (found: District): { district: District; isNew: boolean; fits: string } => ({
  district: found,
  isNew: false,
  fits: "",
});

test("a chip names at most three colours, the highest first", () => {
  const { parts } = partsOf(district(["B1"], [1, 4, 2, 3, 0]), "");
  expect(parts.map(({ colour, sum }) => [colour, sum])).toEqual([
    [1, 4],
    [3, 3],
    [2, 2],
  ]);
});

test("a chip is as wide as its numbers", () => {
  const [few, many] = [partsOf(district(["B1"], [1]), ""), partsOf(district(["B1"], [35]), "")];
  expect(many.width).toBeGreaterThan(few.width);
  expect(partsOf(district(["B1"], [1]), "fits").width).toBeGreaterThan(few.width);
});

test("two chips never lie over each other", () => {
  const [one, two] = layChips([plain(district(["F1", "G1", "H1"])), plain(district(["F2", "G2", "H2"]))], []);
  if (!one || !two) throw new Error("There must be two chips.");
  const isApart =
    one.x + one.width <= two.x || two.x + two.width <= one.x || one.y + 21 <= two.y || two.y + 21 <= one.y;
  expect(isApart).toBe(true);
});

test("a chip gives way to a piece", () => {
  const cells = ["H3", "I3", "H4", "I4"];
  const pieces = cells.slice(0, 3).map((cell) => ({ ...corner(cell), width: 40, height: 40 }));
  const [chip] = layChips([plain(district(cells))], pieces);
  const covers = pieces.some(
    ({ x, y }) => chip && chip.x < x + 40 && chip.x + chip.width > x && chip.y < y + 40 && chip.y + 21 > y,
  );
  expect(covers).toBe(false);
});
