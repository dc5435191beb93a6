/** What a click on a cell does now: every legal answer that names a cell, and the ways of the pilli, as one map. */
import type { Choice, Way } from "@/lib/protocol";
import type { Axis } from "../view";

export type Look = "go" | "water" | "bridge" | "lift" | "site" | "tile";
/** What is lit; the rest of the turn's answers stay possible. */
export type Mode = "move" | "found" | "canal" | "bridge" | "temple" | "teleport" | "token" | "propose";

export interface Target {
  cell: string;
  look: Look;
  /** The actions to play one after the other. */
  actions: string[];
  cost: number | null;
  /** The axes a bridge can have here. */
  axes: Axis[];
  /** Is it lit, or only answered where the pointer is? */
  isLit: boolean;
}

const LOOKS: Record<string, Look> = {
  lay: "water", bridge: "bridge", relocate: "lift", build: "site", tile: "tile", land: "go", start: "go", step: "go", boat: "go",
};

/** What a choice costs in action points. */
export function costOf(choice: Choice): number | null {
  const spent = (choice.brings ?? []).filter(({ event }) => event === "spent");
  return spent.length ? spent.reduce((sum, { points }) => sum + Number(points), 0) : null;
}

function axesOf(choice: Choice): Axis[] {
  const built = choice.brings?.find(({ event }) => event === "bridge_built");
  return built ? [built.axis as Axis] : ["h", "v"];
}

function targetOf(choice: Choice, isLit: boolean): Target | null {
  const look = LOOKS[choice.verb];
  if (!look || choice.noun === null) return null;
  const axes = choice.verb === "bridge" ? axesOf(choice) : [];
  return { cell: choice.noun, look, actions: [choice.action], cost: costOf(choice), axes, isLit };
}

/** Targets by cell; in a turn the mode says which are lit, and which of two on one cell is meant. */
export function targetsOf(choices: Choice[], ways: Way[], mode: Mode): Map<string, Target> {
  if (!choices.some(({ verb }) => verb === "end_turn")) return byCell(choices.map((choice) => targetOf(choice, true)));
  const isBridging = mode === "bridge";
  const among = (...verbs: string[]): Choice[] => choices.filter(({ verb }) => verbs.includes(verb));
  const steps = among("step", "boat").filter((choice) => !isDear(choice, ways)).map((choice) => targetOf(choice, mode === "move"));
  const moves = [...ways.map((way) => wayTarget(way, mode === "move")), ...steps];
  const bridges = among("bridge", ...(isBridging ? ["relocate"] : [])).map((choice) => targetOf(choice, isBridging));
  return byCell(isBridging ? [...moves, ...bridges] : [...bridges, ...moves]);
}

/** Boats to a place that is reached for less in another way. */
export const dearBoats = (choices: Choice[], ways: Way[]): Choice[] =>
  choices.filter((choice) => choice.verb === "boat" && isDear(choice, ways));

const isDear = (choice: Choice, ways: Way[]): boolean =>
  ways.some((way) => way.to === choice.noun && way.cost < (costOf(choice) ?? 0));

const wayTarget = (way: Way, isLit: boolean): Target => ({
  cell: way.to, look: "go", actions: way.actions, cost: way.cost, axes: [], isLit,
});

/** Where two name the same cell, the later one. */
const byCell = (targets: (Target | null)[]): Map<string, Target> =>
  new Map(targets.filter((target) => target !== null).map((target) => [target.cell, target]));
