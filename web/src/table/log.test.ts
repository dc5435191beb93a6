import { describe, expect, it } from "vitest";
import { events } from "@/games/tzolkin/events";
import type { GameEvent } from "@/lib/protocol";
import type { LogLine } from "./model.svelte";
import { bySeat, lastTurns } from "./log";

const line = (seq: number, moves: number, events: GameEvent[], isVoid = false): LogLine => ({
  entry: { seq, at: 0, kind: "play", seat: 0, moves, events },
  isVoid,
});

describe("the log read turn by turn", () => {
  it("lists once what was paid for what was placed", () => {
    const others = [
      { event: "paid", seat: 1, good: "corn", amount: 2 },
      { event: "placed", seat: 1, corn: 2 },
    ];
    expect(bySeat(others, events)[0]?.events.map(({ event }) => event)).toEqual(["placed"]);
  });

  it("lists the turns one may go back to, the newest first, without the one in progress", () => {
    const began = (seat: number): GameEvent[] => [{ event: "turn_began", seat }];
    const log = [
      line(1, 10, began(0)),
      line(2, 20, began(1), true),
      line(3, 22, began(1)),
      line(4, 30, began(0)),
    ];
    expect(lastTurns(log)).toEqual([
      { seat: 1, moves: 22 },
      { seat: 0, moves: 10 },
    ]);
  });
});
