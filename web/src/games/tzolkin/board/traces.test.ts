import { expect, it } from "vitest";
import { filled } from "./traces";

const placed = (place: string, space: number) => ({ event: "placed", seat: 1, place, space, corn: 0 });

it("a worker that was placed rides on with the calendar", () => {
  const events = [placed("tikal", 0), { event: "calendar_turned", seat: null, days: 2 }, placed("uxmal", 1)];
  expect([...filled(events)]).toEqual(["tikal-2", "uxmal-1"]);
});

it("a worker that was picked up again leaves no trace", () => {
  expect(filled([placed("yaxchilan", 3), { event: "picked_up", seat: 1, space: "Y3" }]).size).toBe(0);
});

it("spaces beside the gears are no spaces of a gear", () => {
  expect(filled([placed("starting_player_space", 0)]).size).toBe(0);
});
