import { expect, it } from "vitest";
import type { Entry } from "@/lib/protocol";
import { COMMON } from "@/table/events";
import { lastDone } from "./lastdone";

const MEANING = { ...COMMON, isSilent: () => false };
let seq = 0;
const entry = (seat: number, moves: number, ...kinds: string[]): Entry => ({
  seq: ++seq,
  at: 0,
  kind: "play",
  seat,
  moves,
  events: kinds.map((event) => ({ event, seat })),
});
const undo = (moves: number): Entry => ({ seq: ++seq, at: 0, kind: "undo", seat: 0, moves, events: [] });
const kindsOf = (entries: Entry[]): [number | undefined, string[]] => {
  const done = lastDone(entries, MEANING);
  return [done?.seat, done?.events.map(({ event }) => event) ?? []];
};

it("tells the turn of the last seat, not that it ended", () => {
  const entries = [
    entry(0, 1, "paid"),
    entry(1, 2, "placed"),
    entry(1, 3, "gained"),
    entry(1, 4, "turn_ended"),
  ];
  expect(kindsOf(entries)).toEqual([1, ["placed", "gained"]]);
});

it("says that a turn ended where nothing else was done", () => {
  expect(kindsOf([entry(0, 1, "paid"), entry(1, 2, "turn_ended")])).toEqual([1, ["turn_ended"]]);
});

it("leaves out what was taken back, and headings", () => {
  const entries = [entry(1, 1, "placed"), entry(0, 2, "paid"), undo(1), entry(0, 2, "moved", "round_began")];
  expect(kindsOf(entries)).toEqual([0, ["moved"]]);
  expect(kindsOf([entry(1, 1, "placed"), entry(0, 2, "paid"), undo(1)])).toEqual([1, ["placed"]]);
});

it("tells nothing where nothing was done", () => {
  expect(kindsOf([])).toEqual([undefined, []]);
});
