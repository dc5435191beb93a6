import { describe, expect, it } from "vitest";
import { written } from "@/table/amounts";
import { gainOf, priceOf } from "./events";

describe("what a choice costs and brings", () => {
  it("adds up what one seat pays, good by good", () => {
    const brings = [
      { event: "paid", seat: 0, good: "corn", amount: 2 },
      { event: "paid", seat: 0, good: "wood", amount: 1 },
      { event: "paid", seat: 0, good: "corn", amount: 1 },
      { event: "paid", seat: 1, good: "corn", amount: 9 },
    ];
    expect(priceOf({ brings }, 0)).toEqual([
      { good: "corn", amount: 3 },
      { good: "wood", amount: 1 },
    ]);
  });

  it("reads points whole and in quarters", () => {
    const brings = [
      { event: "scored", seat: 2, source: "buildings", quarters: 10 },
      { event: "scored", seat: 2, source: "founding", points: 3 },
    ];
    expect(gainOf({ brings }, 2)).toEqual([{ good: "points", amount: 5.5 }]);
  });

  it("is empty where the server sends nothing, as in a secret choice", () => {
    expect(priceOf({}, 0)).toEqual([]);
    expect(gainOf({}, null)).toEqual([]);
  });

  it("writes quarters as fractions", () => {
    expect([103.25, 0.5, 0, -3.75, -8].map(written)).toEqual(["103¼", "½", "0", "−3¾", "−8"]);
  });
});
