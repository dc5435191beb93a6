import { expect, it } from "vitest";
import { pointsThrough } from "./points";

it("adds up the points of each seat after every change", () => {
  const entry = (seq: number, seat: number, points: number) => ({
    entry: { seq, at: 0, kind: "play", seat, moves: seq, events: [{ event: "scored", seat, points }] },
    isVoid: false,
  });
  const taken = { ...entry(2, 0, 50), isVoid: true };
  expect(pointsThrough([entry(1, 0, 3), taken, entry(3, 1, 4), entry(4, 0, 2)], [5, 4])).toEqual([
    [0, 3, 3, 5],
    [0, 0, 4, 4],
  ]);
});

it("begins with the points of the position from which the game began", () => {
  const entry = {
    seq: 1,
    at: 0,
    kind: "play",
    seat: 0,
    moves: 1,
    events: [{ event: "scored", seat: 0, points: 3 }],
  };
  expect(pointsThrough([{ entry, isVoid: false }], [13])).toEqual([[10, 13]]);
});
