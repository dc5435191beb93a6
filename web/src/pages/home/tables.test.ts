import { expect, it } from "vitest";
import type { Table } from "@/lib/protocol";
import { mine } from "./tables";

const table = (id: string, state: Table["state"], to_act: number[]): Table => ({
  id, title: id, game: "mexica", players: 2, modules: [], state, is_open: true, clock: null, owner: null, to_act,
  seats: [
    { number: 0, kind: "person", name: "Ana", bot: null, is_me: true },
    { number: 1, kind: "person", name: "Ben", bot: null, is_me: false },
  ],
});

it("puts the tables that wait for me first", () => {
  const sorted = mine([table("a", "playing", [1]), table("b", "playing", [0]), table("c", "over", [0]), table("d", "open", [])]);
  expect(Object.values(sorted).map((tables: Table[]) => tables.map(({ id }) => id))).toEqual([["b"], ["a"], ["d"], ["c"]]);
});
