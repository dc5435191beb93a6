import { describe, expect, it } from "vitest";
import { alternatives, counts, isAllowed, nearest, toggled } from "./options";

/** A game of two to four: the fourth needs big, and long and short exclude each other. */
const TABLES = [
  { players: 2, modules: [] },
  { players: 2, modules: ["long"] },
  { players: 2, modules: ["short"] },
  { players: 3, modules: [] },
  { players: 3, modules: ["big"] },
  { players: 4, modules: ["big"] },
];
const MODULES = ["big", "long", "short"];

describe("what can be set up", () => {
  it("counts the players of all tables", () => expect(counts(TABLES)).toEqual([2, 3, 4]));

  it("allows what the server lists, in any order, and nothing else", () => {
    expect(isAllowed(TABLES, 3, ["big"])).toBe(true);
    expect(isAllowed([{ players: 2, modules: ["a", "b"] }], 2, ["b", "a"])).toBe(true);
    expect(isAllowed(TABLES, 4, [])).toBe(false);
    expect(isAllowed(TABLES, 2, ["long", "short"])).toBe(false);
  });

  it("puts in what another number of players needs, and takes out what it cannot have", () => {
    expect(nearest(TABLES, 4, [])).toEqual(["big"]);
    expect(nearest(TABLES, 3, ["long"])).toEqual([]);
    expect(nearest(TABLES, 3, ["big"])).toEqual(["big"]);
  });

  it("keeps what was wanted while nothing is known yet", () =>
    expect(nearest([], 3, ["long"])).toEqual(["long"]));

  it("finds modules of which a table has at most one", () => {
    const free = [
      { players: 2, modules: ["a", "b"] },
      { players: 2, modules: ["a"] },
    ];
    expect(alternatives(["a", "b"], free)).toEqual([]);
    expect(alternatives(["long", "short"], TABLES)).toEqual(["long", "short"]);
    expect(
      alternatives(MODULES, [
        ...TABLES,
        { players: 3, modules: ["big", "long"] },
        { players: 3, modules: ["big", "short"] },
      ]),
    ).toEqual(["long", "short"]);
  });

  it("toggles one module", () => {
    expect(toggled(["a"], "b")).toEqual(["a", "b"]);
    expect(toggled(["a", "b"], "a")).toEqual(["b"]);
  });
});
