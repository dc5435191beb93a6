import { expect, it } from "vitest";
import { flightsOf, litSpot } from "./flights";

it("a piece flies from its seat to the space it takes, which shows it when it is there", () => {
  const [flight] = flightsOf([{ event: "placed", seat: 2, place: "tikal", space: 3, corn: 3 }]);
  expect(flight).toMatchObject({
    icon: "p-blue",
    from: { seat: 2 },
    to: { place: "tikal-3" },
    leavesFirst: false,
  });
});

it("a piece leaves its space before its seat has it", () => {
  const [flight] = flightsOf([{ event: "picked_up", seat: 0, space: "Y3" }]);
  expect(flight).toMatchObject({ from: { place: "yaxchilan-3" }, to: { seat: 0 }, leavesFirst: true });
});

it("goods fly from the plate of the action, one after the other", () => {
  const flights = flightsOf([
    { event: "action_used", seat: 0, action: "Y3" },
    { event: "gained", seat: 0, good: "corn", amount: 2 },
  ]);
  expect(flights.map(({ icon }) => icon)).toEqual(["corn", "corn"]);
  expect(flights[1]?.from).toEqual({ plate: "Y3" });
  expect(flights[1]?.after).toBeGreaterThan(flights[0]?.after ?? 0);
});

it("a price rises from the place that is in the light", () => {
  const [price] = flightsOf([{ event: "paid", seat: 0, good: "stone", amount: 2 }], litSpot("U2"));
  expect(price).toMatchObject({ icon: "stone", from: { plate: "U2" }, to: "up", label: "−2" });
});

it("a few stand for much of one good", () => {
  expect(flightsOf([{ event: "gained", seat: 1, good: "corn", amount: 11 }])).toHaveLength(4);
});

it("a card flies from where it lies to whoever builds it", () => {
  const [card] = flightsOf([{ event: "built", seat: 1, tile: "a1_shrine_architecture" }]);
  expect(card).toMatchObject({ from: { noun: "a1_shrine_architecture" }, to: { seat: 1 } });
});
