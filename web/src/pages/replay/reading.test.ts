import { describe, expect, it } from "vitest";
import { events } from "@/games/tzolkin/events";
import { milestones, pointLines, sourcesOf, turnAt } from "./reading";
import { turnEnds } from "./replay.svelte";
import { recordOf } from "./source";

const step = (move: number, ends_turn: boolean, event = "placed") => ({
  move,
  seat: 0,
  action: "x",
  ends_turn,
  events: [{ event, seat: null }],
});
const steps = [step(1, false), step(2, true), step(3, false, "food_day_came"), step(4, true)];

describe("a replay", () => {
  it("draws points from before the first move", () => {
    expect(
      pointLines({
        players: 2,
        scores: [
          [1, 0],
          [4, 2],
        ],
      }),
    ).toEqual([
      [0, 1, 4],
      [0, 0, 2],
    ]);
  });

  it("knows where turns end and which turn a move belongs to", () => {
    const turns = turnEnds({ steps });
    expect(turns).toEqual([2, 4]);
    expect([0, 1, 2, 3, 4].map((move) => turnAt(turns, move))).toEqual([1, 1, 1, 2, 2]);
  });

  it("marks where everyone was scored", () => {
    expect(milestones({ steps }, events).map((mark) => mark.step)).toEqual([3]);
  });

  it("lists every source of points once", () => {
    expect(sourcesOf([{ temples: 3 }, { temples: 1, corn: 2 }])).toEqual(["temples", "corn"]);
  });

  it("reads a position as a record without moves", () => {
    const text = recordOf({ game: "mexica", players: 2, modules: ["neutral_hard"] }, 1);
    expect(text.split("\n")[0]).toBe("sacbe record 1");
    expect(text).toContain('position: {"game":"mexica"');
    expect(text.endsWith("\n\n")).toBe(true);
  });
});
