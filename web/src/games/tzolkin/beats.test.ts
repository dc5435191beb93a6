import { describe, expect, it } from "vitest";
import type { GameEvent } from "@/lib/protocol";
import { durationOf } from "@/table/beats";
import { beatsOf } from "./beats";

const by = (seat: number | null, event: string, fields: Record<string, unknown> = {}): GameEvent => ({
  event,
  seat,
  ...fields,
});
const good = (event: string, good: string, amount: number): GameEvent => by(0, event, { good, amount });

/** A turn of a game between bots: three workers, a building, a technology, six trades. */
const TURN: GameEvent[][] = [
  [by(0, "picked_up", { space: "Y3" })],
  [by(0, "action_used", { action: "Y3" }), good("gained", "gold", 2), good("gained", "corn", 2)],
  [by(0, "picked_up", { space: "T2" })],
  [by(0, "action_used", { action: "T2" })],
  [
    by(0, "built", { tile: "a1_shrine_architecture" }),
    good("paid", "gold", 1),
    good("gained", "corn", 1),
    by(0, "advanced", { track: "architecture", level: 2 }),
  ],
  [by(0, "picked_up", { space: "U3" })],
  [by(0, "action_used", { action: "U2" })],
  ...Array.from({ length: 6 }, () => [good("paid", "stone", 1), good("gained", "corn", 3)]),
  [],
  [
    by(0, "turn_ended"),
    by(null, "building_revealed", { tile: "a1_tomb_chaac_kukulcan" }),
    by(1, "turn_began"),
  ],
];

describe("a turn with workers taken back", () => {
  const beats = beatsOf(TURN);

  it("has a beat for each worker, and every change in one of them", () => {
    expect(beats.map(({ what }) => what)).toEqual(["picked_up", "picked_up", "picked_up", "end"]);
    const changes = beats.flatMap(({ scenes }) =>
      scenes.flatMap(({ steps }) => steps.map((step) => step.changes)),
    );
    expect(changes.reduce((sum, count) => sum + count, 0)).toBe(TURN.length);
  });

  it("keeps the light on a gear whose own action is used, and adds up what it brings", () => {
    expect(beats[0]?.scenes).toHaveLength(1);
    expect(beats[0]?.scenes[0]).toMatchObject({
      places: ["yaxchilan", "Y3"],
      caption: {
        key: "web-staged-picked-up",
        args: { place: "Y3" },
        amounts: [
          { good: "gold", amount: 2 },
          { good: "corn", amount: 2 },
        ],
      },
    });
  });

  it("moves the light on to a card and a technology, and to another plate", () => {
    expect(beats[1]?.scenes.map(({ places }) => places)).toEqual([
      ["tikal", "T2"],
      ["a1_shrine_architecture", "architecture"],
    ]);
    expect(beats[2]?.scenes.map(({ caption }) => caption?.args.place)).toEqual(["U3", "U2"]);
  });

  it("shows trades in a row as one step", () => {
    const scene = beats[2]?.scenes[1];
    expect(scene?.steps.map(({ changes }) => changes)).toEqual([1, 7]);
    expect(scene?.caption?.amounts).toEqual([
      { good: "stone", amount: -6 },
      { good: "corn", amount: 18 },
    ]);
  });

  it("lets a worker leave before the table is shown without it, and a marker climb after", () => {
    expect(beats[0]?.scenes[0]?.steps[0]).toEqual({ changes: 1, before: 360, after: 0 });
    expect(beats[1]?.scenes[1]?.steps[0]?.after).toBeGreaterThanOrEqual(160);
  });
});

it("a worker that is placed arrives after the table is shown", () => {
  const [beat] = beatsOf([[good("paid", "corn", 2), by(0, "placed", { place: "tikal", space: 2, corn: 2 })]]);
  expect(beat?.scenes).toEqual([
    {
      places: ["tikal"],
      caption: {
        key: "web-staged-placed",
        args: { place: "T2" },
        pill: { text: "T2", tint: "var(--k-t)" },
        amounts: [{ good: "corn", amount: -2 }],
      },
      steps: [{ changes: 1, before: 0, after: 360 }],
    },
  ]);
});

it("the calendar turns whole, whoever ended the round, and belongs to nobody", () => {
  const turned = (days: number) => [
    by(2, "turn_ended"),
    by(null, "calendar_turned", { days }),
    by(1, "turn_began"),
  ];
  expect(beatsOf([turned(1), turned(2)]).map((beat) => [beat.seat, beat.what, durationOf(beat)])).toEqual([
    [null, "calendar", 700],
    [null, "calendar", 1100],
  ]);
});

it("several temples are climbed in one light", () => {
  const climbs = [
    by(0, "climbed", { temple: "chaac", step: 2 }),
    by(0, "climbed", { temple: "kukulcan", step: 1 }),
  ];
  const [beat] = beatsOf([
    [by(0, "picked_up", { space: "C3" })],
    [by(0, "action_used", { action: "C3" }), ...climbs],
  ]);
  expect(beat?.scenes[1]).toMatchObject({
    places: ["C3", "chaac", "kukulcan"],
    caption: { key: "web-staged-climbed", args: { id: "chaac,kukulcan" } },
  });
});

it("what is only set up takes no time", () => {
  const beats = beatsOf([[by(null, "building_revealed", { tile: "a1_farm_one_worker_1" })], []]);
  expect(beats.map(durationOf)).toEqual([0, 0]);
});
