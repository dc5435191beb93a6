import { expect, test } from "vitest";
import { verbsOf } from "../numbering";
import { targetsOf } from "./board/targets";
import { ALL_TILES, ISLAND, sizeOf } from "./material";
import { BUTTONS, FOLLOW_UPS, VERBS } from "./verbs";

const listed = verbsOf("mexica");
const ON_CELLS = Object.keys(VERBS).filter((verb) => VERBS[verb]?.look);
/** Chance answers these itself. */
const CHANCE = ["first_player", "draw", "neutral"];

test("every verb of the numbering is answered by a player or by chance", () => {
  expect(Object.keys(listed).toSorted()).toEqual([...Object.keys(VERBS), ...CHANCE].toSorted());
});

test("the verbs that name cells are lit on the board", () => {
  const named = Object.keys(listed).filter((verb) => listed[verb]?.some((noun) => ISLAND.includes(noun)));
  expect(ON_CELLS.toSorted()).toEqual(named.filter((verb) => !CHANCE.includes(verb)).toSorted());
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
  const turn = Object.keys(VERBS).filter((verb) => VERBS[verb]?.kinds.includes("turn"));
  expect([...buttons, "spend_token", "propose", "end_turn"].toSorted()).toEqual(turn.toSorted());
});

test("every follow-up decision belongs to a button", () => {
  expect(FOLLOW_UPS).toMatchObject({ lay_second: "canal", choose_axis: "bridge", choose_site: "temple" });
});

test("every size that can be founded or proposed is a calpulli that is drawn", () => {
  const sizes = new Set(ALL_TILES.map((tile) => String(sizeOf(tile))));
  for (const size of [...(listed.found ?? []), ...(listed.propose ?? [])]) expect(sizes).toContain(size);
  expect(listed.draw).toEqual(ALL_TILES);
});
