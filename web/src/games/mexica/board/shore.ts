/** The shoreline of the island and the water cut into it: paths and the squares that keep the mouths open. */
import { S, centre, loops, nameOf, neighbours, placeOf, seeded, type Point } from "../geometry";
import { ISLAND, isIsland } from "../material";

const PUSH = 3.5;
const JITTER = 2.6;
const mid = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const xy = ({ x, y }: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** A hand-drawn line around cells, pushed a little outwards. */
function shorePath(cells: readonly string[]): string {
  const random = seeded(7);
  return loops(cells)
    .map((loop) => smooth(loop.flatMap((p, i) => edge(loop, p, i, random))))
    .join("");
}

function edge(loop: readonly Point[], p: Point, i: number, random: () => number): Point[] {
  const n = loop.length;
  const next = loop[(i + 1) % n] ?? p;
  const before = loop[(i + n - 1) % n] ?? p;
  const along = { x: next.x - p.x, y: next.y - p.y };
  const out = { x: along.y, y: -along.x };
  const outBefore = { x: p.y - before.y, y: -(p.x - before.x) };
  const push = (): number => PUSH + (random() * 1.33 - 0.33) * JITTER;
  const isCorner = out.x !== outBefore.x || out.y !== outBefore.y;
  const straight = push();
  const start = isCorner
    ? { x: p.x * S + (out.x + outBefore.x) * PUSH * 0.75, y: p.y * S + (out.y + outBefore.y) * PUSH * 0.75 }
    : { x: p.x * S + out.x * straight, y: p.y * S + out.y * straight };
  const between = [0.28, 0.72].map((share) => {
    const by = push();
    return { x: (p.x + along.x * share) * S + out.x * by, y: (p.y + along.y * share) * S + out.y * by };
  });
  return [start, ...between];
}

function smooth(points: readonly Point[]): string {
  const [head] = points;
  const last = points.at(-1);
  if (!head || !last) return "";
  const curves = points.map((p, i) => `Q${xy(p)} ${xy(mid(p, points[(i + 1) % points.length] ?? p))}`);
  return `M${xy(mid(last, head))}${curves.join("")}Z`;
}

/** The shoreline, which never changes. */
export const SHORE = shorePath(ISLAND);

/** Lines through the middle of the canals, and a little way into the lake where they reach it. */
export function canalPath(canals: ReadonlySet<string>): string {
  let path = "";
  for (const cell of canals) {
    const { x, y } = centre(cell);
    let isLone = true;
    neighbours(cell).forEach((near, side) => {
      const [dx, dy] = [
        [S, 0],
        [0, S],
        [-S, 0],
        [0, -S],
      ][side] ?? [0, 0];
      if (canals.has(near)) {
        isLone = false;
        if (side < 2) path += `M${x},${y}l${dx},${dy}`;
      } else if (!isIsland(near)) {
        isLone = false;
        path += `M${x},${y}l${(dx ?? 0) * 0.9},${(dy ?? 0) * 0.9}`;
      }
    });
    if (isLone) path += `M${x - 5},${y}h10`;
  }
  return path;
}

/** Corners of the grid with no dry cell around them: open water, where no crumb of sand may stay. */
export function openCorners(canals: ReadonlySet<string>): Point[] {
  const found = new Map<string, Point>();
  for (const cell of canals) {
    const { row, column } = placeOf(cell);
    for (const [down, right] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const) {
      const [r, c] = [row + down, column + right];
      const around = [
        [r - 1, c - 1],
        [r - 1, c],
        [r, c - 1],
        [r, c],
      ] as const;
      const isDry = around.some(([row, column]) => {
        const name = nameOf({ row, column });
        return isIsland(name) && !canals.has(name);
      });
      if (!isDry) found.set(`${r},${c}`, { x: c * S, y: r * S });
    }
  }
  return [...found.values()];
}
