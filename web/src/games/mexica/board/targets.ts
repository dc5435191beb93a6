/** What a click on a cell does now: every legal answer that names a cell, and the routes of the pilli, as one map. */
import type { Choice, GameEvent, Route } from "@/lib/protocol";
import { buttonOf, VERBS, type Look, type Mode } from "../verbs";
import { S, centre, type Point } from "../geometry";
import type { Axis } from "../view";

export interface Target {
  cell: string;
  look: Look | "beside";
  /** The actions to play one after the other. */
  actions: string[];
  cost: number | null;
  /** The axes a bridge can have here. */
  axes: Axis[];
  /** Is it lit, or only answered where the pointer is? */
  isLit: boolean;
}

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
  const look = VERBS[choice.verb]?.look;
  if (!look || choice.noun === null) return null;
  const axes = choice.verb === "bridge" ? axesOf(choice) : [];
  return { cell: choice.noun, look, actions: [choice.action], cost: costOf(choice), axes, isLit };
}

/** A choice that is made beside the board and names no cell. */
export const beside = (choice: Choice): Target => ({
  cell: "",
  look: "beside",
  actions: [choice.action],
  cost: costOf(choice),
  axes: [],
  isLit: false,
});

/** How far from the first half of a canal the pointer still says where the second one leans, in cells. */
const REACH = 2.2;

/** The target that lies most in the direction from a point to the pointer, unless that is far away. */
export function leaning(from: Point, at: Point, targets: readonly Target[]): Target | undefined {
  const [right, down] = [at.x - from.x, at.y - from.y];
  if (Math.hypot(right, down) > REACH * S) return undefined;
  const along = ({ cell }: Target): number => {
    const { x, y } = centre(cell);
    return (x - from.x) * right + (y - from.y) * down;
  };
  return targets.toSorted((a, b) => along(b) - along(a))[0];
}

/** Was something pressed with a finger? */
export const isTouch = (event: Event): boolean =>
  event instanceof PointerEvent && event.pointerType === "touch";

/** Targets by cell; in a turn the mode says what a click means: to walk, or to build a bridge; in others it means neither. */
export function targetsOf(choices: Choice[], routes: Route[], mode: Mode): Map<string, Target> {
  if (!choices.some(({ verb }) => verb === "end_turn"))
    return byCell(choices.map((choice) => targetOf(choice, true)));
  const of = (button: Mode): Choice[] => choices.filter(({ verb }) => buttonOf(verb) === button);
  if (mode === "bridge") return byCell(of("bridge").map((choice) => targetOf(choice, true)));
  if (mode !== "move") return new Map();
  const bridges = of("bridge").filter(({ verb }) => verb === "bridge");
  const steps = of("move").filter((choice) => !isDear(choice, routes));
  return byCell([
    ...bridges.map((choice) => targetOf(choice, false)),
    ...routes.map(routeTarget),
    ...steps.map((choice) => targetOf(choice, true)),
  ]);
}

/** Boats to a place that is reached for less in another way. */
export const dearBoats = (choices: Choice[], routes: Route[]): Choice[] =>
  choices.filter((choice) => choice.verb === "boat" && isDear(choice, routes));

const isDear = (choice: Choice, routes: Route[]): boolean =>
  routes.some((route) => route.to === choice.noun && route.cost < (costOf(choice) ?? 0));

const routeTarget = (route: Route): Target => ({
  cell: route.to,
  look: "go",
  actions: route.actions,
  cost: route.cost,
  axes: [],
  isLit: true,
});

/** Where two name the same cell, the later one. */
const byCell = (targets: (Target | null)[]): Map<string, Target> =>
  new Map(targets.filter((target) => target !== null).map((target) => [target.cell, target]));
