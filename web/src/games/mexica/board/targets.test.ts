import { expect, test } from "vitest";
import type { Choice } from "@/lib/protocol";
import { centre } from "../geometry";
import { dearBoats, leaning, targetsOf } from "./targets";

const choice = (action: string, cost: number | null = null): Choice => {
  const [verb = "", noun = null] = action.split(" ");
  const brings = cost === null ? [] : [{ event: "spent", seat: 0, points: cost, left: 0 }];
  return { action, verb, noun, brings };
};
const END = choice("end_turn");

test("in a turn the routes are lit, and places for bridges answer without a light", () => {
  const routes = [{ to: "H5", cost: 2, actions: ["step H6", "step H5"] }];
  const targets = targetsOf([END, choice("step H6", 1), choice("bridge O7", 1)], routes, "move");
  expect(targets.get("H5")).toMatchObject({ actions: ["step H6", "step H5"], cost: 2, isLit: true });
  expect(targets.get("H6")).toMatchObject({ actions: ["step H6"], cost: 1, isLit: true });
  expect(targets.get("O7")).toMatchObject({ actions: ["bridge O7"], isLit: false });
});

test("a bridge is gone to, or lifted while bridges are lit", () => {
  const choices = [END, choice("boat O7", 1), choice("relocate O7")];
  expect(targetsOf(choices, [], "move").get("O7")?.actions).toEqual(["boat O7"]);
  expect(targetsOf(choices, [], "bridge").get("O7")?.actions).toEqual(["relocate O7"]);
});

test("of two routes the cheaper is meant, and the dearer boat is offered apart", () => {
  const choices = [END, choice("boat O7", 3)];
  const routes = [{ to: "O7", cost: 2, actions: ["step N7", "step O7"] }];
  expect(targetsOf(choices, routes, "move").get("O7")?.actions).toEqual(["step N7", "step O7"]);
  expect(dearBoats(choices, routes).map(({ action }) => action)).toEqual(["boat O7"]);
});

test("after the turn everything that is asked is lit, with the axes a bridge can have", () => {
  const built = {
    ...choice("bridge O7", 1),
    brings: [{ event: "bridge_built", seat: 0, cell: "O7", axis: "h" }],
  };
  const targets = targetsOf([built, choice("bridge F5")], [], "bridge");
  expect(targets.get("O7")).toMatchObject({ axes: ["h"], isLit: true });
  expect(targets.get("F5")?.axes).toEqual(["h", "v"]);
});

test("where neither a step nor a bridge is meant, a click does neither", () => {
  const routes = [{ to: "H5", cost: 2, actions: ["step H6", "step H5"] }];
  const choices = [END, choice("step H6", 1), choice("canal double"), choice("bridge O7", 1)];
  expect(targetsOf(choices, routes, "canal").size).toBe(0);
  expect([...targetsOf(choices, routes, "bridge").keys()]).toEqual(["O7"]);
});

test("a second half leans to the pointer, and not when that is far away", () => {
  const lay = (cell: string) => ({
    cell,
    look: "water" as const,
    actions: [`lay ${cell}`],
    cost: 1,
    axes: [],
    isLit: true,
  });
  const [from, below, right] = [centre("H5"), centre("H6"), centre("I5")];
  const seconds = [lay("H6"), lay("I5")];
  expect(leaning(from, { x: from.x + 2, y: from.y + 9 }, seconds)?.cell).toBe("H6");
  expect(leaning(from, { x: from.x + 9, y: from.y + 2 }, seconds)?.cell).toBe("I5");
  expect(leaning(from, { x: from.x + 9 * (right.x - from.x), y: below.y }, seconds)).toBeUndefined();
});
