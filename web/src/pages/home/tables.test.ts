import { expect, it } from "vitest";
import type { Table } from "@/lib/protocol";
import { mine, others, removal } from "./tables";

const table = (id: string, state: Table["state"], to_act: number[]): Table => ({
  id,
  title: id,
  game: "mexica",
  players: 2,
  modules: [],
  state,
  stopped: false,
  is_open: true,
  clock: null,
  owner: null,
  is_owner: false,
  created: 0,
  last: 0,
  ended: null,
  turn_since: null,
  forfeited: [],
  rematch: null,
  to_act,
  seats: [
    { number: 0, kind: "person", name: "Ana", bot: null, is_me: true },
    { number: 1, kind: "person", name: "Ben", bot: null, is_me: false },
  ],
});
const with_ = (table: Table, seat: number, part: Partial<Table["seats"][number]>): Table => ({
  ...table,
  seats: table.seats.map((other) => (other.number === seat ? { ...other, ...part } : other)),
});

it("puts the tables that wait for me first", () => {
  const sorted = mine([
    table("a", "playing", [1]),
    table("b", "playing", [0]),
    table("c", "over", [0]),
    table("d", "open", []),
  ]);
  expect(Object.values(sorted).map((tables: Table[]) => tables.map(({ id }) => id))).toEqual([
    ["b"],
    ["a"],
    ["d"],
    ["c"],
  ]);
});

it("lets a table go where nobody waits for me", () => {
  const playing = table("a", "playing", [0]);
  expect(removal(playing)).toBeNull();
  expect(removal(with_(playing, 0, { bot: "skilled" }))).toBe("hide");
  expect(removal(with_(playing, 1, { kind: "bot", bot: "skilled" }))).toBe("hide");
  expect(removal(table("b", "over", []))).toBe("hide");
  expect(removal(table("c", "open", []))).toBe("leave");
  expect(removal({ ...table("d", "open", []), is_owner: true })).toBe("remove");
});

it("names those I play against", () => {
  expect(others(table("a", "playing", [0]))).toBe("Ben");
  expect(others(with_(table("b", "open", []), 1, { name: null }))).toBe("");
});
