/** What a click on a cell does now: every legal answer that names a cell, and the ways of the pilli, as one map. */
import type { Choice, GameEvent, Way } from "@/lib/protocol";
import type { Axis } from "../view";

export type Look = "beside" | "go" | "water" | "bridge" | "lift" | "site" | "tile";
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

/** The action points that were spent in some events. */
export function spentIn(events: readonly GameEvent[]): number | null {
  const spent = events.filter(({ event }) => event === "spent");
  return spent.length ? spent.reduce((sum, { points }) => sum + Number(points), 0) : null;
}

/** What a choice costs in action points. */
export const costOf = (choice: Choice): number | null => spentIn(choice.brings ?? []);

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

/** A choice that is made beside the board and names no cell. */
export const beside = (choice: Choice): Target => ({ cell: "", look: "beside", actions: [choice.action], cost: costOf(choice), axes: [], isLit: false });

/** Was something pressed with a finger? */
export const isTouch = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === "touch";

/** Targets by cell; in a turn the mode says what a click means: to walk, or to build a bridge; in others it means neither. */
export function targetsOf(choices: Choice[], ways: Way[], mode: Mode): Map<string, Target> {
  if (!choices.some(({ verb }) => verb === "end_turn")) return byCell(choices.map((choice) => targetOf(choice, true)));
  const among = (...verbs: string[]): Choice[] => choices.filter(({ verb }) => verbs.includes(verb));
  if (mode === "bridge") return byCell(among("bridge", "relocate").map((choice) => targetOf(choice, true)));
  if (mode !== "move") return new Map();
  const bridges = among("bridge").map((choice) => targetOf(choice, false));
  const steps = among("step", "boat").filter((choice) => !isDear(choice, ways)).map((choice) => targetOf(choice, true));
  return byCell([...bridges, ...ways.map(wayTarget), ...steps]);
}

/** Boats to a place that is reached for less in another way. */
export const dearBoats = (choices: Choice[], ways: Way[]): Choice[] =>
  choices.filter((choice) => choice.verb === "boat" && isDear(choice, ways));

const isDear = (choice: Choice, ways: Way[]): boolean =>
  ways.some((way) => way.to === choice.noun && way.cost < (costOf(choice) ?? 0));

const wayTarget = (way: Way): Target => ({ cell: way.to, look: "go", actions: way.actions, cost: way.cost, axes: [], isLit: true });

/** Where two name the same cell, the later one. */
const byCell = (targets: (Target | null)[]): Map<string, Target> =>
  new Map(targets.filter((target) => target !== null).map((target) => [target.cell, target]));
