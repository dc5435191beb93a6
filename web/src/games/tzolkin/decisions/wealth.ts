/** What is printed on a wealth tile: its gains, and where an idle worker would stand. */
import wealth from "@engine/tzolkin/data/wealth.json";
import type { Gear } from "../geometry";
import type { Effect } from "../pieces/signs";

const EFFECTS = new Map(wealth.map(({ id, effects }) => [id, effects as Effect[]]));
const IDLE = new Map(
  wealth.map(({ id, gear, dummy_space }) => [id, { gear: gear as Gear, space: dummy_space }]),
);
export const effectsOf = (tile: string): Effect[] => EFFECTS.get(tile) ?? [];
/** Where an idle worker would stand if this tile were drawn for it. */
export const idleSpace = (tile: string): { gear: Gear; space: number } | undefined => IDLE.get(tile);
