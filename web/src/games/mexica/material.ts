/** The material as the game's own data say: the island, the calpulli, what a turn and a period hold. */
import actionPoints from "@engine/mexica/data/action_points.json";
import board from "@engine/mexica/data/board.json";
import calpulli from "@engine/mexica/data/calpulli.json";
import scoring from "@engine/mexica/data/scoring.json";
import supplies from "@engine/mexica/data/supplies.json";
import { nameOf } from "./geometry";

const ROWS: readonly string[] = board.rows;
export const START_CELLS: ReadonlySet<string> = new Set(board.palace.start_cells);
export const CENTRE = board.palace.center;
export const POINTS_A_TURN = actionPoints.per_turn;
export const PALACE_BONUS = scoring.start_cell_bonus;

const grounds = ROWS.flatMap((line, row) =>
  [...line].map((ground, column) => ({ ground, cell: nameOf({ row, column }) })),
);
/** Every cell of the island, in reading order. */
export const ISLAND: readonly string[] = grounds
  .filter(({ ground }) => ground !== "~")
  .map(({ cell }) => cell);
export const PALACE: readonly string[] = grounds
  .filter(({ ground }) => ground === "P")
  .map(({ cell }) => cell);
const island = new Set(ISLAND);
export const isIsland = (cell: string): boolean => island.has(cell);

const copies = calpulli.tiles.flatMap(({ size, copies: count }) =>
  Array.from(
    { length: count },
    (_, copy) => [`calpulli_${size}${count > 1 ? "ab".charAt(copy) : ""}`, size] as const,
  ),
);
const sizes = new Map<string, number>(copies);
export const sizeOf = (tile: string): number => sizes.get(tile) ?? 0;
export const ALL_TILES: readonly string[] = copies.map(([tile]) => tile);

const values = new Map(
  calpulli.tiles.map(({ size, second, third }) => [size, [size, second, third] as const]),
);
/** First, second and third value of a tile. */
export const valuesOf = (size: number): readonly [number, number, number] => values.get(size) ?? [size, 0, 0];

const perPeriod = (byLevel: Record<string, number>): number =>
  Object.values(byLevel).reduce((sum, count) => sum + count, 0);
const first = perPeriod(supplies.temples_per_player.period_1.by_level);
/** Temples each player has had up to a period. */
export const templesUpTo = (period: number): number =>
  period === 1 ? first : first + perPeriod(supplies.temples_per_player.period_2_added.by_level);
/** Calpulli of a period. */
export const tilesOf = (period: number): number =>
  period === 1 ? calpulli.drawn_period_1 : ALL_TILES.length - calpulli.drawn_period_1;
