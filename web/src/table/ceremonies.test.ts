import { beforeEach, expect, it } from "vitest";
import { Ceremonies } from "./ceremonies";

let kept: Map<string, string>;
const atTable = (): Ceremonies =>
  new Ceremonies("t1", "food", {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  });
beforeEach(() => (kept = new Map()));

it("what lies before the first visit counts as seen", () => {
  atTable().arrive(40);
  expect(atTable().closed).toBe(40);
});

it("a ceremony that was begun and not closed is still there after a reload, without its motion", () => {
  const first = atTable();
  first.arrive(40);
  first.begin(52);
  const again = atTable();
  again.arrive(55);
  expect([again.closed, again.isBegun(52), again.isBegun(60)]).toEqual([40, true, false]);
});

it("a closed one is shown no more", () => {
  const first = atTable();
  first.arrive(0);
  first.begin(52);
  first.close(52);
  expect(atTable().closed).toBe(52);
});
