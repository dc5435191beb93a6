import { expect, it } from "vitest";
import { flightsOf } from "./flights";

it("a piece flies from its seat to the space it takes", () => {
  const [flight] = flightsOf([{ event: "placed", seat: 2, place: "tikal", space: 3, corn: 3 }]);
  expect(flight).toMatchObject({ icon: "p-blue", from: { seat: 2 }, to: { place: "tikal-3" } });
});

it("goods fly from the plate of the action, one after the other", () => {
  const flights = flightsOf([
    { event: "picked_up", seat: 0, space: "Y3" },
    { event: "action_used", seat: 0, action: "Y3" },
    { event: "gained", seat: 0, good: "corn", amount: 2 },
  ]);
  expect(flights.map(({ icon }) => icon)).toEqual(["p-red", "corn", "corn"]);
  expect(flights[1]?.from).toEqual({ plate: "Y3" });
  expect(flights[2]?.after).toBeGreaterThan(flights[1]?.after ?? 0);
});

it("a few stand for much of one good", () => {
  expect(flightsOf([{ event: "gained", seat: 1, good: "corn", amount: 11 }])).toHaveLength(4);
});
