import { describe, expect, it } from "vitest";
import { events } from "@/games/tzolkin/events";
import type { GameEvent } from "@/lib/protocol";
import type { LogLine } from "./model.svelte";
import { lastTurns, paragraphs, bySeat } from "./log";

const line = (seq: number, moves: number, events: GameEvent[], isVoid = false): LogLine => ({
  entry: { seq, at: 0, kind: "play", seat: 0, moves, events },
  isVoid,
});

describe("the log read turn by turn", () => {
  it("joins what one seat did, and begins again after a heading", () => {
    const log = [
      line(1, 1, [
        { event: "picked_up", seat: 0 },
        { event: "gained", seat: 0 },
      ]),
      line(2, 2, [
        { event: "turn_ended", seat: 0 },
        { event: "day_began", seat: null, day: 2 },
      ]),
      line(3, 3, [{ event: "placed", seat: 0 }]),
    ];
    expect(
      paragraphs(log, events).map((paragraph) => paragraph.heading?.event ?? paragraph.events.length),
    ).toEqual([2, "day_began", 1]);
  });

  it.each(["placed", "fed"])("lists once what was paid for what was %s", (event) => {
    const log = [
      line(1, 1, [
        { event: "paid", seat: 0, good: "corn", amount: 2 },
        { event, seat: 0, corn: 2 },
      ]),
    ];
    expect(paragraphs(log, events)[0]?.events.map(({ event }) => event)).toEqual([event]);
  });

  it("lists it once, too, among the events of others", () => {
    const others = [
      { event: "paid", seat: 1, good: "corn", amount: 2 },
      { event: "placed", seat: 1, corn: 2 },
    ];
    expect(bySeat(others, events)[0]?.events.map(({ event }) => event)).toEqual(["placed"]);
  });

  it("keeps what was taken back apart", () => {
    const log = [
      line(1, 1, [{ event: "placed", seat: 0 }], true),
      line(2, 1, [{ event: "placed", seat: 0 }]),
    ];
    expect(paragraphs(log, events).map((paragraph) => paragraph.isVoid)).toEqual([true, false]);
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
