import { describe, expect, it } from "vitest";
import type { GameEvent } from "@/lib/protocol";
import { durationOf } from "@/table/beats";
import { beatsOf } from "./beats";

const by = (event: string, fields: Record<string, unknown> = {}, seat: number | null = 1): GameEvent => ({
  event,
  seat,
  ...fields,
});
const spent = (points: number): GameEvent => by("spent", { points, left: 0 });

/** A turn of a game between bots, with a walk and a founding. */
const TURN: GameEvent[][] = [
  [],
  [],
  [spent(1), by("canal_laid", { cell: "E10", other: "F10" })],
  [spent(1), by("bridge_built", { cell: "O7", axis: "h" })],
  [],
  [by("district_founded", { size: 3, cell: "O10" }), by("scored", { source: "founding", points: 2 })],
  [],
  [spent(2), by("temple_built", { level: 2, cell: "A11" })],
  [spent(1), by("stepped", { cell: "A12" })],
  [spent(1), by("stepped", { cell: "A13" })],
  [spent(1), by("token_bought", { tokens: 1 })],
  [spent(1), by("token_bought", { tokens: 2 })],
  [by("turn_ended", { left: 0 }), by("turn_began", {}, 2)],
];

describe("a turn", () => {
  const beats = beatsOf(TURN, null).filter((beat) => durationOf(beat) > 0);

  it("has a beat for each action; steps and tokens in a row are one", () => {
    expect(beats.map(({ what }) => what)).toEqual(["canal", "bridge", "found", "temple", "walk", "token"]);
  });

  it("has every change in a beat", () => {
    const steps = beatsOf(TURN, null).flatMap(({ scenes }) => scenes.flatMap((scene) => scene.steps));
    expect(steps.reduce((sum, { changes }) => sum + changes, 0)).toBe(TURN.length);
  });

  it("lights both cells of a double canal, and says what it cost", () => {
    expect(beats[0]?.scenes[0]).toMatchObject({
      places: ["E10", "F10"],
      caption: {
        key: "web-staged-canal",
        args: { id: "E10,F10" },
        amounts: [{ good: "action_points", amount: 1 }],
      },
    });
  });

  it("takes the time of its pieces after a moment to read", () => {
    expect(beats.slice(0, 3).map(durationOf)).toEqual([520, 460, 1280]);
  });

  it("names the goal of a walk, and how many tokens were bought", () => {
    expect(beats[4]?.scenes[0]?.caption?.args.id).toBe("A13");
    expect(beats[4]?.scenes[0]?.places).toEqual(["A12", "A13"]);
    expect(beats[5]?.scenes[0]?.caption?.args.count).toBe(2);
  });
});

it("a boat takes as long as its way over the water", () => {
  const view = {
    seats: [{ pilli: "B2" }],
    canals: ["B2", "C2", "D2", "E2"],
    bridges: { B2: "v", E2: "v" },
  };
  const [beat] = beatsOf([[by("sailed", { cell: "E2", cost: 1 }, 0)]], view as never);
  expect(beat?.scenes[0]?.steps[0]?.after).toBe(180);
});
