import { describe, expect, it } from "vitest";
import type { GameEvent } from "@/lib/protocol";
import { balance, feeAndRest, outcomes, reached } from "./outcomes";

const event = (kind: string, seat: number | null, more: Record<string, unknown> = {}): GameEvent => ({
  event: kind,
  seat,
  ...more,
});
const burning = [
  event("paid", 0, { good: "corn", amount: 2 }),
  event("action_used", 0, { action: "P3" }),
  event("wood_tile_burned", 0, { group: "palenque_3" }),
  event("tile_taken", 0, { tile: "corn", group: "palenque_3" }),
  event("gained", 0, { good: "corn", amount: 5 }),
];

describe("outcomes", () => {
  it("writes prices with a minus, and the tile one keeps last", () => {
    expect(outcomes(burning, 0).map(({ icon, text }) => [icon, text])).toEqual([
      ["corn", "−2"],
      ["burn", ""],
      ["corn", "5"],
      ["tile-corn", ""],
    ]);
  });

  it("leaves out what happens to others", () => {
    expect(outcomes([event("gained", 1, { good: "corn", amount: 3 })], 0)).toEqual([]);
  });

  it("writes quarters of points as fractions", () => {
    expect(outcomes([event("scored", 0, { source: "corn", quarters: 9 })], 0)[0]?.text).toBe("2¼");
  });
});

describe("the fee of an action", () => {
  it("is what is paid before the action begins", () => {
    const { fee, rest } = feeAndRest({ brings: burning });
    expect(balance(fee, 0, "corn")).toBe(-2);
    expect(balance(rest, 0, "corn")).toBe(5);
  });

  it("is nothing where no action begins", () => {
    expect(feeAndRest({ brings: [event("did_nothing", 0)] }).fee).toEqual([]);
  });
});

describe("where a marker gets to", () => {
  it("comes from the last event that moves it", () => {
    const steps = [1, 2].map((step) => event("climbed", 0, { temple: "chaac", step }));
    expect(reached(steps, 0, "chaac")).toBe(2);
    expect(reached(steps, 0, "kukulcan")).toBeNull();
  });
});
