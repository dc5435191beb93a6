import { describe, expect, it } from "vitest";
import type { GameEvent } from "@/lib/protocol";
import type { LogLine } from "@/table/model.svelte";
import { crumbs, entriesOfTurn } from "./turn";
import { exchanged, paidSoFar } from "./runs";

let seq = 0;
const event = (kind: string, more: Record<string, unknown> = {}): GameEvent => ({
  event: kind,
  seat: 0,
  ...more,
});
function line(events: GameEvent[], seat = 0, isVoid = false): LogLine {
  seq += 1;
  return { entry: { seq, at: 0, kind: "play", seat, moves: seq, events }, isVoid };
}
const picked = line([event("picked_up", { space: "T4" })]);
const used = line([event("action_used", { action: "T3" })]);
const paid = line([event("paid", { good: "wood", amount: 1 })]);

describe("the turn so far", () => {
  it("begins after what others played and after the last turn ended", () => {
    const before = [line([event("placed")]), line([event("turn_ended")]), line([event("placed")], 1)];
    expect(entriesOfTurn([...before, picked, used], 0)).toEqual([picked.entry, used.entry]);
  });

  it("leaves out what was taken back", () => {
    expect(entriesOfTurn([picked, line([event("action_used")], 0, true)], 0)).toEqual([picked.entry]);
  });
});

describe("crumbs", () => {
  it("lead from the last worker picked up, each with the way back to it", () => {
    const earlier = line([event("picked_up", { space: "P1" })]);
    const found = crumbs(entriesOfTurn([earlier, picked, used, paid], 0));
    expect(found.map(({ event, undos }) => [event.event, undos])).toEqual([
      ["picked_up", 3],
      ["action_used", 2],
    ]);
  });

  it("are none in a turn of placing", () => {
    expect(crumbs([line([event("placed")]).entry])).toEqual([]);
  });
});

describe("runs of answers", () => {
  it("count the blocks paid for one price", () => {
    expect(paidSoFar([picked.entry, used.entry, paid.entry])).toEqual(["wood"]);
    expect(paidSoFar([paid.entry, used.entry])).toEqual([]);
  });

  it("add up one visit to the market", () => {
    const sold = line([
      event("paid", { good: "gold", amount: 1 }),
      event("gained", { good: "corn", amount: 4 }),
    ]);
    expect(exchanged([used.entry, sold.entry, sold.entry])).toHaveLength(4);
    expect(exchanged([sold.entry, used.entry])).toEqual([]);
  });
});
