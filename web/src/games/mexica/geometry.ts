/** Where things lie on the drawn board: cells, outlines of sets of cells, the shoreline and the net of canals. */

/** Side of a cell in units of the drawing. */
export const S = 40;
export const COLUMNS = 23;
export const LINES = 16;
/** The part of the drawing that is shown when the whole island is: x, y, width, height. */
export const FRAME = { x: 13.6, y: 1.6, width: 892.8, height: 628.8 } as const;

export interface Place {
  row: number;
  column: number;
}
export interface Point {
  x: number;
  y: number;
}

export const nameOf = ({ row, column }: Place): string => String.fromCharCode(64 + column) + String(row);
export const placeOf = (cell: string): Place => ({
  row: Number(cell.slice(1)),
  column: cell.charCodeAt(0) - 64,
});
export const centre = (cell: string): Point => {
  const { row, column } = placeOf(cell);
  return { x: (column + 0.5) * S, y: (row + 0.5) * S };
};
export const corner = (cell: string): Point => {
  const { row, column } = placeOf(cell);
  return { x: column * S, y: row * S };
};
const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
export const neighbours = (cell: string): string[] => {
  const { row, column } = placeOf(cell);
  return STEPS.map(([down, right]) => nameOf({ row: row + down, column: column + right }));
};

/** Numbers between 0 and 1 that are the same in every drawing. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const key = ({ x, y }: Point): string => `${x},${y}`;
const turnsRight = (from: Point, at: Point, to: Point): boolean =>
  to.x - at.x === -(at.y - from.y) && to.y - at.y === at.x - from.x;

/** The outlines of a set of cells in grid units, clockwise; cells that touch at a corner only stay apart. */
export function loops(cells: Iterable<string>): Point[][] {
  const set = new Set(cells);
  const next = new Map<string, Point[]>();
  for (const cell of set) {
    const { row: r, column: c } = placeOf(cell);
    const sides: [Point, Point, Place][] = [
      [
        { x: c, y: r },
        { x: c + 1, y: r },
        { row: r - 1, column: c },
      ],
      [
        { x: c + 1, y: r },
        { x: c + 1, y: r + 1 },
        { row: r, column: c + 1 },
      ],
      [
        { x: c + 1, y: r + 1 },
        { x: c, y: r + 1 },
        { row: r + 1, column: c },
      ],
      [
        { x: c, y: r + 1 },
        { x: c, y: r },
        { row: r, column: c - 1 },
      ],
    ];
    for (const [from, to, beyond] of sides) {
      if (!set.has(nameOf(beyond))) next.set(key(from), [...(next.get(key(from)) ?? []), to]);
    }
  }
  const found: Point[][] = [];
  for (let start = first(next); start; start = first(next)) found.push(follow(next, start));
  return found;
}

function first(next: Map<string, Point[]>): Point | null {
  for (const [at] of next) {
    const [x, y] = at.split(",").map(Number);
    return { x: x ?? 0, y: y ?? 0 };
  }
  return null;
}

function follow(next: Map<string, Point[]>, start: Point): Point[] {
  const loop = [start];
  let from = start;
  let at = take(next, start, () => true);
  while (at && key(at) !== key(start)) {
    loop.push(at);
    const [before, here]: [Point, Point] = [from, at];
    from = here;
    at = take(next, here, (to) => turnsRight(before, here, to));
  }
  return loop;
}

function take(next: Map<string, Point[]>, at: Point, isBetter: (to: Point) => boolean): Point | undefined {
  const ends = next.get(key(at)) ?? [];
  const chosen = ends.find(isBetter) ?? ends[0];
  const rest = ends.filter((end) => end !== chosen);
  if (rest.length) next.set(key(at), rest);
  else next.delete(key(at));
  return chosen;
}

const at = <T>(list: readonly T[], index: number): T => list[(index + list.length) % list.length] as T;
const isStraight = (a: Point, p: Point, b: Point): boolean =>
  (p.x - a.x) * (b.y - p.y) === (p.y - a.y) * (b.x - p.x);
const n1 = (value: number): string => value.toFixed(1);
const xy = ({ x, y }: Point): string => `${n1(x)},${n1(y)}`;

/** The outline of cells drawn a little inside of it, with round corners. */
export function insetPath(cells: Iterable<string>, inset: number, radius: number): string {
  return loops(cells)
    .map((loop) => {
      const corners = loop.filter((p, i) => !isStraight(at(loop, i - 1), p, at(loop, i + 1)));
      const moved = corners.map((p, i) => {
        const before = normal(at(corners, i - 1), p);
        const after = normal(p, at(corners, i + 1));
        return { x: p.x * S + inset * (before.x + after.x), y: p.y * S + inset * (before.y + after.y) };
      });
      return (
        moved
          .map((p, i) => {
            const from = towards(p, at(moved, i - 1), radius);
            const to = towards(p, at(moved, i + 1), radius);
            return `${i ? "L" : "M"}${xy(from)}Q${xy(p)} ${xy(to)}`;
          })
          .join("") + "Z"
      );
    })
    .join("");
}

function normal(from: Point, to: Point): Point {
  const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
  return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
}

function towards(p: Point, q: Point, radius: number): Point {
  const length = Math.hypot(q.x - p.x, q.y - p.y);
  const share = Math.min(radius, length / 2) / length;
  return { x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share };
}
