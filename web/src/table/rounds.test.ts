import { describe, expect, it } from "vitest";
import type { Entry } from "@/lib/protocol";
import { lastRound } from "./rounds";

const line = (seat: number | null, moves: number, ...events: string[]) => ({
  isVoid: false,
  entry: {
    seq: moves,
    at: 0,
    kind: seat === null ? "start" : "play",
    seat,
    moves,
    events: events.map((event) => ({ event, seat })),
  } as Entry,
});
const round = [
  line(null, 20),
  line(0, 21, "placed"),
  line(0, 23, "turn_ended"),
  line(1, 24, "placed"),
  line(1, 25, "turn_ended"),
];

describe("the last round", () => {
  it("begins before the own turn ended, so that a calendar that it turned is seen", () => {
    expect(lastRound(round, 0, 2)).toEqual([21, 25]);
  });

  it("begins after the set-up when the own seat has not played yet", () => {
    expect(lastRound(round.slice(0, 3), 1, 2)).toEqual([20, 23]);
  });

  it("is the one before, when the own turn has just ended", () => {
    const more = [...round, line(0, 26, "placed"), line(0, 27, "turn_ended")];
    expect(lastRound(more, 0, 2)).toEqual([21, 27]);
  });

  it("is a turn of each for whoever looks on", () => {
    expect(lastRound(round, null, 2)).toEqual([21, 25]);
  });

  it("leaves out what was taken back", () => {
    const taken = { ...line(1, 26, "placed"), isVoid: true };
    expect(lastRound([...round, taken], 0, 2)).toEqual([21, 25]);
  });
});
