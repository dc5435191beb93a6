/** How a route of the pilli is drawn: steps as straight lines, boats along the water. */
import { COLUMNS, LINES, neighbours, placeOf } from "../geometry";
import { isIsland } from "../material";
import type { MexicaView } from "../view";

export interface Leg {
  by: "step" | "boat";
  /** The cells it touches, its start and its goal included. */
  cells: string[];
}

const isOnBoard = (cell: string): boolean => {
  const { row, column } = placeOf(cell);
  return row >= 0 && row < LINES && column >= 0 && column < COLUMNS;
};

/** The shortest line over water between two bridges that passes under as few others as can be. */
export function waterRoute(from: string, to: string, view: Pick<MexicaView, "canals" | "bridges">): string[] {
  const canals = new Set(view.canals);
  const isWater = (cell: string): boolean => isOnBoard(cell) && (canals.has(cell) || !isIsland(cell));
  const weight = (cell: string): number => (cell in view.bridges && cell !== to ? 1000 : 1);
  const best = new Map([[from, 0]]);
  const before = new Map<string, string>();
  const open = new Set([from]);
  while (open.size) {
    const here = [...open].reduce((a, b) => ((best.get(b) ?? 0) < (best.get(a) ?? 0) ? b : a));
    open.delete(here);
    if (here === to) break;
    for (const next of neighbours(here).filter(isWater)) {
      const cost = (best.get(here) ?? 0) + weight(next);
      if (cost >= (best.get(next) ?? Infinity)) continue;
      best.set(next, cost);
      before.set(next, here);
      open.add(next);
    }
  }
  const route = [to];
  for (let cell = before.get(to); cell; cell = before.get(cell)) route.unshift(cell);
  return route.length > 1 ? route : [from, to];
}

/** The legs of a route, from its actions. */
export function legsOf(
  start: string,
  actions: readonly string[],
  view: Pick<MexicaView, "canals" | "bridges">,
): Leg[] {
  const legs: Leg[] = [];
  let here = start;
  for (const action of actions) {
    const [verb, to] = action.split(" ");
    if (!to || (verb !== "step" && verb !== "boat")) continue;
    legs.push({ by: verb, cells: verb === "boat" ? waterRoute(here, to, view) : [here, to] });
    here = to;
  }
  return legs;
}
