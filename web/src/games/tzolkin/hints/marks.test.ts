import { expect, test } from "vitest";
import type { GameEvent } from "@/lib/protocol";
import { itemsOf, marksOf } from "./marks";

const seat = 0;
const TURN: GameEvent[] = [
  { event: "picked_up", seat, space: "U5" },
  { event: "paid", seat, good: "corn", amount: 1 },
  { event: "action_used", seat, action: "T5" },
  { event: "paid", seat, good: "stone", amount: 1 },
  { event: "climbed", seat, temple: "kukulcan", step: 3 },
  { event: "climbed", seat, temple: "chaac", step: 1 },
  { event: "climbed", seat, temple: "chaac", step: 2 },
];

test("a turn is numbered in its order, and a plate elsewhere knows whose worker uses it", () => {
  expect(marksOf(TURN, seat)).toEqual([
    { number: 1, kind: "picked", noun: "U5" },
    { number: 2, kind: "plate", noun: "T5", from: "U5" },
    { number: 3, kind: "step", noun: "kukulcan", place: 3 },
    { number: 4, kind: "step", noun: "chaac", place: 2 },
  ]);
});

test("what it costs stands between the marks", () => {
  const between = itemsOf(TURN, seat).map((item) => ("mark" in item ? item.mark.number : item.events.length));
  expect(between).toEqual([1, 1, 2, 1, 3, 4]);
});

test("an action on the worker's own space is no mark of its own", () => {
  const turn = [
    { event: "picked_up", seat, space: "P3" },
    { event: "action_used", seat, action: "P3" },
    { event: "gained", seat, good: "corn", amount: 5 },
  ];
  expect(marksOf(turn, seat)).toEqual([{ number: 1, kind: "picked", noun: "P3" }]);
});

test("workers are placed on gears and on pads; others do not count", () => {
  const turn = [
    { event: "placed", seat, place: "uxmal", space: 2, corn: 2 },
    { event: "placed", seat, place: "starting_player_space", space: 0, corn: 0 },
    { event: "scored", seat: 1, source: "temples", quarters: 4 },
  ];
  expect(marksOf(turn, seat).map(({ kind, noun }) => [kind, noun])).toEqual([
    ["placed", "U2"],
    ["pad", "starting_player_space"],
  ]);
});

test("the price of a place stands after it", () => {
  const turn = [
    { event: "paid", seat, good: "corn", amount: 2 },
    { event: "placed", seat, place: "uxmal", space: 2, corn: 2 },
  ];
  expect(itemsOf(turn, seat).map((item) => "mark" in item)).toEqual([true, false]);
});
