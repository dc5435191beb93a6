/** What a seat would start with: the printed gains of its wealth tiles and of its tribe, added up. */
import setup from "@games/tzolkin/data/setup.json";
import tribes from "@games/tzolkin/data/tribes.json";
import wealth from "@games/tzolkin/data/wealth.json";
import type { Gear } from "../geometry";
import type { Effect } from "../signs";
import type { Temple, Track } from "../view";

const EFFECTS = new Map(wealth.map(({ id, effects }) => [id, effects as Effect[]]));
const IDLE = new Map(wealth.map(({ id, gear, dummy_space }) => [id, { gear: gear as Gear, space: dummy_space }]));
const WORKERS = new Map(
  tribes.map(({ id, ability }) => [id, ability.flatMap((part) => ("starting_workers" in part ? [Number(part.starting_workers)] : []))[0]]),
);

export interface Start {
  goods: Record<string, number>;
  temples: Partial<Record<Temple, number>>;
  technologies: Partial<Record<Track, number>>;
  workers: number;
}

export const effectsOf = (tile: string): Effect[] => EFFECTS.get(tile) ?? [];
/** Where an idle worker would stand if this tile were drawn for it. */
export const idleSpace = (tile: string): { gear: Gear; space: number } | undefined => IDLE.get(tile);

function add<Key extends string>(sums: Partial<Record<Key, number>>, key: Key, amount: number): void {
  sums[key] = (sums[key] ?? 0) + amount;
}

export function startWith(tiles: string[], tribe: string | null): Start {
  const start: Start = { goods: {}, temples: {}, technologies: {}, workers: WORKERS.get(tribe ?? "") ?? setup.common.workers_start };
  for (const effect of tiles.flatMap(effectsOf)) {
    for (const [good, amount] of Object.entries(effect.materials ?? {})) add(start.goods, good, amount ?? 0);
    if (effect.kind === "temple_steps") add(start.temples, effect.temple as Temple, effect.steps ?? 1);
    if (effect.kind === "advance_technology") add(start.technologies, effect.technology as Track, 1);
    if (effect.kind === "gain_worker") start.workers += effect.amount ?? 1;
  }
  return start;
}
