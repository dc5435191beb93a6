/** The figures of the overview and the player aid, from the data of the game. */
import buildings from "@engine/tzolkin/data/buildings.json";
import chichenItza from "@engine/tzolkin/data/chichen_itza.json";
import foodDay from "@engine/tzolkin/data/food_day.json";
import gears from "@engine/tzolkin/data/gears.json";
import monuments from "@engine/tzolkin/data/monuments.json";
import placing from "@engine/tzolkin/data/placing.json";
import scoring from "@engine/tzolkin/data/scoring.json";
import setup from "@engine/tzolkin/data/setup.json";
import type { Words } from "@/lib/words";
import { FOOD_DAYS, highestBonus, stepsOf, TEMPLES } from "../material";
import { setUpFacts } from "./setups";

const QUARTERS = 4;
const THREE = 3;

export const PLAYERS = [setup.players.min, setup.players.max] as const;
/** What all workers placed in a turn cost together, beside their spaces; by their number. */
export const CHARGES = Object.entries(placing.placement.total_surcharge_by_workers_placed);
export const BASIC_GEARS = ["palenque", "yaxchilan", "tikal", "uxmal"] as const;
/** The numbered spaces of the small gears, and those where any action may be used. */
export const ACTIONS = Object.keys(gears.gears.palenque.actions).map(Number);
export const FREE_CHOICE: number[] = gears.gears.palenque.free_choice_spaces;
export const SKULL_SPACES = chichenItza.spaces.map(({ space }) => space);
export const SKULL_FREE_CHOICE: number[] = gears.gears.chichen_itza.free_choice_spaces;

const daysOf = (words: Words, kind?: string): string =>
  words.listed(FOOD_DAYS.filter((day) => !kind || day.kind === kind).map(({ day }) => String(day)));

export const factsOf = (words: Words): Record<string, unknown> => ({
  days: FOOD_DAYS.at(-1)?.day,
  "food-days": daysOf(words),
  "goods-days": daysOf(words, "goods"),
  "points-days": daysOf(words, "points"),
  change: FOOD_DAYS.find(({ kind }) => kind === "points")?.day,
  food: foodDay.corn_per_worker,
  hunger: foodDay.victory_points_lost_per_unfed_worker,
  third: CHARGES.find(([workers]) => Number(workers) === THREE)?.[1],
  last: gears.gears.palenque.last_space,
  blocking: gears.gears.palenque.double_advance_blocking_space,
  "blocking-skulls": gears.gears.chichen_itza.double_advance_blocking_space,
  beg: placing.begging.allowed_if_corn_at_most,
  begged: placing.begging.result_corn,
  skull: scoring.points_per_skull,
  ...setUpFacts,
});

const range = (words: Words, values: number[]): string => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? words.figure(least) : `${words.figure(least)}–${words.figure(most)}`;
};

const pointsIn = (effects: { kind: string; amount?: number }[]): number[] =>
  effects.flatMap(({ kind, amount }) => (kind === "victory_points" && amount ? [amount] : []));

/** Where points come from, and how many each time. */
export const pointsOf = (words: Words): [string, string][] => [
  [
    "top",
    range(
      words,
      TEMPLES.map((temple) => stepsOf(temple).at(-1)?.points ?? 0),
    ),
  ],
  ["highest", range(words, TEMPLES.flatMap(highestBonus))],
  [
    "skulls",
    range(
      words,
      chichenItza.spaces.flatMap(({ effects }) => pointsIn(effects)),
    ),
  ],
  [
    "buildings",
    range(
      words,
      buildings.filter(({ age }) => age === 2).flatMap(({ effects }) => pointsIn(effects)),
    ),
  ],
  [
    "monuments",
    range(
      words,
      monuments.flatMap(({ scoring: counted }) =>
        "victory_points_each" in counted ? [counted.victory_points_each as number] : [],
      ),
    ),
  ],
  ["corn", words.figure(scoring.quarter_points_per_corn / QUARTERS)],
];
