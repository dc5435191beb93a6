import { describe, expect, it } from "vitest";
import type { Choice } from "@/lib/protocol";
import { asksOf, grouped, placeOf, primaryOf } from "./groups";

function choice(action: string): Choice {
  const [verb = "", noun] = action.split(" ");
  return { action, verb, noun: noun ?? null };
}
const legal = [
  "beg chaac",
  "place tikal",
  "pick_up P2",
  "pick_up P5",
  "pick_up C4",
  "end_turn",
  "barter wood",
  "skip uxmal",
  "harvest corn",
].map(choice);

describe("the choices of the prompt", () => {
  it("put the workers with their gear, the furthest first", () => {
    expect(
      grouped(legal).workers.map(({ gear, choices }) => [gear, choices.map(({ noun }) => noun)]),
    ).toEqual([
      ["palenque", ["P5", "P2"]],
      ["chichen_itza", ["C4"]],
    ]);
  });

  it("leave nothing out but the confirm", () => {
    const { places, workers, begs, abilities, rest } = grouped(legal);
    const shown = [...places, ...workers.flatMap(({ choices }) => choices), ...begs, ...abilities, ...rest];
    expect(shown.map(({ action }) => action).toSorted()).toEqual(
      legal
        .map(({ action }) => action)
        .filter((action) => action !== "end_turn")
        .toSorted(),
    );
  });

  it("confirm the end of the turn before anything else", () => {
    expect(primaryOf(["done", "end_turn"].map(choice))?.action).toBe("end_turn");
    expect(primaryOf(["quick_action", "place tikal"].map(choice))?.action).toBe("quick_action");
    expect(primaryOf([choice("place tikal")])).toBeUndefined();
  });
});

it("a space is a gear and a number", () => {
  expect(placeOf("C10")).toEqual({ gear: "chichen_itza", number: 10 });
});

it("asks for nothing that is not possible", () => {
  const asks = (...actions: string[]): string | undefined => asksOf(actions.map(choice));
  expect(asks("place tikal", "pick_up P2")).toBeUndefined();
  expect(asks("beg chaac", "pick_up P2")).toBe("web-tzolkin-ask-pick");
  expect(asks("place tikal", "place uxmal")).toBe("web-tzolkin-ask-place");
  expect(asks("pick_up P2", "end_turn")).toBeUndefined();
  expect(asks("end_turn")).toBe("prompt-turn-over");
  expect(asks()).toBeUndefined();
});
