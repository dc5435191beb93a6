import { expect, it } from "vitest";
import { filled, usedIn } from "./traces";

const placed = (place: string, space: number) => ({ event: "placed", seat: 1, place, space, corn: 0 });

it("a worker that was placed rides on with the calendar", () => {
  const events = [placed("tikal", 0), { event: "calendar_turned", seat: null, days: 2 }, placed("uxmal", 1)];
  expect([...filled(events)]).toEqual(["tikal-2", "uxmal-1"]);
});

it("a worker that was picked up again leaves no trace", () => {
  expect(filled([placed("yaxchilan", 3), { event: "picked_up", seat: 1, space: "Y3" }]).size).toBe(0);
});

it("a worker beside the gears stays where it is", () => {
  const events = [placed("starting_player_space", 0), { event: "calendar_turned", seat: null, days: 1 }];
  expect([...filled(events)]).toEqual(["starting_player_space-0"]);
});

it("plates whose actions were used are marked", () => {
  expect([...usedIn([{ event: "action_used", seat: 1, action: "T2" }, placed("tikal", 0)])]).toEqual(["T2"]);
});
