/** Which legal places of a board lie out of sight, and beyond which edge of the frame? */
import type { Point } from "./sight";

export type Edge = "top" | "bottom" | "left" | "right";
export interface Beyond {
  edge: Edge;
  /** The noun of the nearest place, and how many others lie that way. */
  noun: string;
  others: number;
  /** The middle of the nearest place, in pixels of the frame. */
  at: Point;
}
type Rect = Pick<DOMRect, "left" | "top" | "right" | "bottom">;
export interface Place {
  noun: string;
  rect: Rect;
}

const LEGAL = "[data-noun]:is([data-action], [data-actions])";
const EDGES: Edge[] = ["top", "right", "bottom", "left"];

/** The places on a drawing that may be chosen. */
export const legalIn = (drawing: Element): Place[] =>
  [...drawing.querySelectorAll<HTMLElement>(LEGAL)].map((element) => ({
    noun: element.dataset.noun ?? "",
    rect: element.getBoundingClientRect(),
  }));

const middle = ({ left, top, right, bottom }: Rect): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** How far a point lies beyond each edge of a frame; negative inside it. */
const beyond = ({ x, y }: Point, frame: Rect): Record<Edge, number> => ({
  top: frame.top - y,
  bottom: y - frame.bottom,
  left: frame.left - x,
  right: x - frame.right,
});

/** For each edge the nearest of the places beyond it. */
export function outOfSight(places: Place[], frame: Rect): Beyond[] {
  const found = new Map<Edge, { far: number; sight: Beyond }>();
  for (const { noun, rect } of places) {
    const at = middle(rect);
    const away = beyond(at, frame);
    const edge = EDGES.reduce((most, other) => (away[other] > away[most] ? other : most));
    if (away[edge] <= 0) continue;
    const known = found.get(edge);
    const sight = {
      edge,
      noun,
      others: known ? known.sight.others + 1 : 0,
      at: { x: at.x - frame.left, y: at.y - frame.top },
    };
    if (!known || away[edge] < known.far) found.set(edge, { far: away[edge], sight });
    else known.sight.others += 1;
  }
  return [...found.values()].map(({ sight }) => sight);
}

/** The middle of all places, in pixels of the frame. */
export function middleOf(places: Place[], frame: Rect): Point | null {
  if (!places.length) return null;
  const points = places.map(({ rect }) => middle(rect));
  const between = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return {
    x: between(points.map(({ x }) => x)) - frame.left,
    y: between(points.map(({ y }) => y)) - frame.top,
  };
}
