import { expect, test } from "vitest";
import { centre, insetPath, loops, nameOf, neighbours, placeOf } from "./geometry";
import { ISLAND, PALACE } from "./material";
import { canalPath, openCorners } from "./board/shore";

test("a cell is the letter of its column and the number of its row", () => {
  expect(placeOf("H7")).toEqual({ row: 7, column: 8 });
  expect(nameOf({ row: 12, column: 21 })).toBe("U12");
  expect(centre("A1")).toEqual({ x: 60, y: 60 });
  expect(neighbours("H7")).toEqual(["I7", "H8", "G7", "H6"]);
});

test("the island has 196 cells and the palace five", () => {
  expect(ISLAND).toHaveLength(196);
  expect(PALACE).toEqual(["H6", "G7", "H7", "I7", "H8"]);
});

test("two cells side by side have one outline, at a corner two", () => {
  expect(loops(["B2", "C2"])).toHaveLength(1);
  expect(loops(["B2", "C3"])).toHaveLength(2);
});

test("a ring of cells has an outline outside and one inside", () => {
  const ring = ["B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"];
  expect(
    loops(ring)
      .map(({ length }) => length)
      .toSorted((a, b) => a - b),
  ).toEqual([4, 12]);
});

test("an inset outline stays inside of its cell", () => {
  const numbers = (insetPath(["B2"], 4, 0).match(/[\d.]+/g) ?? []).map(Number);
  expect(Math.min(...numbers)).toBe(84);
  expect(Math.max(...numbers)).toBe(116);
});

test("a canal alone is a dash, two are joined, one at the shore reaches the lake", () => {
  expect(canalPath(new Set(["H5"]))).toBe("M335,220h10");
  expect(canalPath(new Set(["H5", "I5"]))).toBe("M340,220l40,0");
  expect(canalPath(new Set(["B1"]))).toContain("l-36,0");
});

test("a pool of four canals is open water in its middle", () => {
  const pool = new Set(["D5", "E5", "D6", "E6"]);
  expect(openCorners(pool)).toEqual([{ x: 200, y: 240 }]);
});
