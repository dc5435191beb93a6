import { describe, expect, it } from "vitest";
import type { GameEvent } from "@/lib/protocol";
import type { LogLine } from "@/table/model.svelte";
import type { TzolkinView } from "../view";
import { byTemple, foodDay, foodDays, stepBefore } from "./foodday";

const event = (kind: string, seat: number | null, more: Record<string, unknown> = {}): GameEvent => ({
  event: kind,
  seat,
  ...more,
});
const line = (seq: number, events: GameEvent[]): LogLine => ({
  entry: { seq, at: 0, kind: "play", seat: 0, moves: seq, events },
  isVoid: false,
});

const day = line(7, [
  event("turn_ended", 0),
  event("food_day_came", null, { food_day: "end_of_age", number: 2 }),
  event("income_came", 0, { tile: "tp_b1" }),
  event("gained", 0, { good: "corn", amount: 3 }),
  event("paid", 0, { good: "corn", amount: 4 }),
  event("fed", 0, { workers: 2, corn: 4 }),
  event("unfed", 0, { workers: 1 }),
  event("scored", 0, { source: "hunger", quarters: -12 }),
  event("scored", 0, { source: "temples", quarters: 32 }),
  event("scored", 0, { source: "temples", quarters: -12 }),
  event("scored", 0, { source: "prophecies", quarters: -20 }),
  event("calendar_turned", null, { days: 1 }),
  event("day_began", null, { day: 15 }),
]);
const since = line(8, [
  event("gained", 0, { good: "corn", amount: 5 }),
  event("climbed", 0, { temple: "chaac", step: 2 }),
  event("scored", 0, { source: "buildings", quarters: 8 }),
]);
const view = {
  players: 1,
  scores: [10],
  seats: [{ corn: 6, temples: { chaac: 2, quetzalcoatl: 0, kukulcan: -1 } }],
  prophecies: ["drought", null, null],
} as unknown as TzolkinView;

describe("a food day", () => {
  it("is read once it is over", () => {
    expect(foodDays([day, since], view)).toEqual([7]);
    expect(foodDays([line(7, day.entry.events.slice(0, 6))], view)).toEqual([]);
  });

  it("is over when one day or two is asked", () => {
    const asked = { ...view, question: { kind: "choose_days", seat: 0 } };
    const log = [line(7, day.entry.events.slice(0, -2))];
    expect(foodDays(log, asked)).toEqual([7]);
    expect(foodDay(log, 7, asked)).toMatchObject({ day: 14, next: undefined });
  });

  it("finds what stood then from what stands now", () => {
    const food = foodDay([day, since], 7, view);
    expect(food).toMatchObject({ day: 14, age: 1, isMidAge: false, next: 15, scored: "drought" });
    expect(food?.rows[0]).toMatchObject({
      fed: 2,
      unfed: 1,
      corn: [5, 1],
      hunger: -3,
      prophecy: -5,
      sum: -3,
      score: 8,
    });
  });

  it("says which temple the points came from, and what was for the highest", () => {
    expect(foodDay([day, since], 7, view)?.rows[0]?.temples).toEqual([
      { temple: "chaac", points: 8, highest: 6 },
      { temple: "quetzalcoatl", points: 0, highest: 0 },
      { temple: "kukulcan", points: -3, highest: 0 },
    ]);
  });
});

it("a shared first place in a temple brings half", () => {
  expect(byTemple([5], { chaac: 1, quetzalcoatl: 0, kukulcan: 0 }, 1)[0]).toEqual({
    temple: "chaac",
    points: 5,
    highest: 3,
  });
});

it("points of a later temple are not taken for a bonus of an earlier one", () => {
  const points = byTemple([1], { chaac: 0, quetzalcoatl: 1, kukulcan: 0 }, 2);
  expect(points.map(({ points, highest }) => [points, highest])).toEqual([
    [0, 0],
    [1, 0],
    [0, 0],
  ]);
});

it("a step down since then is gone back over", () => {
  expect(stepBefore([event("descended", 0, { temple: "chaac", step: 1 })], 0, "chaac", 1)).toBe(2);
});
