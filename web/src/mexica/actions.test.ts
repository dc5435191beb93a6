import { expect, test } from "vitest";
import actions from "./actions.json";
import { targetsOf } from "./board/targets";
import { ALL_TILES, ISLAND, sizeOf } from "./material";
import { BUTTONS } from "./play/actions";

const listed: Record<string, string[]> = actions;
const ON_CELLS = ["start", "bridge", "relocate", "step", "boat", "lay", "build", "tile", "land"];
/** Answered by buttons beside the board: the seven actions, their options, the vote. */
const BESIDE = ["canal", "temple", "found", "teleport", "buy_token", "spend_token", "propose", "end_turn", "vote", "axis"];
/** Chance answers these itself. */
const CHANCE = ["first_player", "draw", "neutral"];

test("every verb is answered on a cell, beside the board, or by chance", () => {
  expect(Object.keys(listed).toSorted()).toEqual([...ON_CELLS, ...BESIDE, ...CHANCE].toSorted());
});

test.each(ON_CELLS)("every cell that '%s' can name is a target that plays it", (verb) => {
  for (const noun of listed[verb] ?? []) {
    const action = `${verb} ${noun}`;
    const target = targetsOf([{ action, verb, noun }], [], "move").get(noun);
    expect(ISLAND).toContain(noun);
    expect(target?.actions).toEqual([action]);
    expect(target?.isLit).toBe(true);
  }
});

test("the seven buttons and the options beside the board cover the verbs of a turn", () => {
  const buttons = BUTTONS.flatMap(({ verbs }) => verbs);
  const elsewhere = ["spend_token", "propose", "end_turn"];
  const turn = ["canal", "bridge", "relocate", "temple", "found", "step", "boat", "teleport", "buy_token", ...elsewhere];
  expect([...buttons, ...elsewhere].toSorted()).toEqual(turn.toSorted());
});

test("every size that can be founded or proposed is a calpulli that is drawn", () => {
  const sizes = new Set(ALL_TILES.map((tile) => String(sizeOf(tile))));
  for (const size of [...(listed.found ?? []), ...(listed.propose ?? [])]) expect(sizes).toContain(size);
  expect(listed.draw).toEqual(ALL_TILES);
});
