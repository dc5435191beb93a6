import { expect, test } from "vitest";
import type { District, MexicaView } from "../view";
import { closedBetween } from "./closing";

const district = (cells: string[], founded = false): District => ({
  cells,
  size: cells.length,
  founded,
  levels: [],
  worth: [],
});
const view = (districts: District[], open_tiles: string[]): MexicaView =>
  ({ districts, open_tiles }) as unknown as MexicaView;
const open = ["calpulli_3a", "calpulli_7"];

test("ground that a canal closes counts where an open calpulli has its size", () => {
  const three = district(["M4", "M5", "N4"]);
  const before = view([district(["A1", "A2", "B1", "M4", "M5", "N4"])], open);
  expect(closedBetween(before, view([district(["A1", "A2"]), three], open))).toEqual([three]);
});

test("what was closed before and what is founded do not count", () => {
  const three = district(["M4", "M5", "N4"]);
  expect(closedBetween(view([three], open), view([three], open))).toEqual([]);
  expect(closedBetween(view([], open), view([{ ...three, founded: true }], open))).toEqual([]);
});
