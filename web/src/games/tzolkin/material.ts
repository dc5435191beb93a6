/** What is printed on the material, from the games' own data, as icons and numbers: plates, cards, stairs, tracks. */
import buildings from "@engine/tzolkin/data/buildings.json";
import calendar from "@engine/tzolkin/data/calendar.json";
import chichenItza from "@engine/tzolkin/data/chichen_itza.json";
import gears from "@engine/tzolkin/data/gears.json";
import market from "@engine/tzolkin/data/market.json";
import monuments from "@engine/tzolkin/data/monuments.json";
import newBuildings from "@engine/tzolkin/data/new_buildings.json";
import quickActions from "@engine/tzolkin/data/quick_actions.json";
import setup from "@engine/tzolkin/data/setup.json";
import technologies from "@engine/tzolkin/data/technologies.json";
import temples from "@engine/tzolkin/data/temples.json";
import wealth from "@engine/tzolkin/data/wealth.json";
import type { Gear } from "./geometry";
import { effectSigns, scoringSigns, type Effect, type Scoring, type Sign } from "./pieces/signs";
import type { Temple, Track } from "./view";

export type Type = "farm" | "civic" | "tomb" | "shrine";

export interface Card {
  id: string;
  type: Type;
  cost: Sign[];
  signs: Sign[];
  isMonument: boolean;
  /** Can it be given up for a later building? */
  canBeRenovated: boolean;
}

interface Tile {
  id: string;
  type: string;
  cost: Record<string, number | undefined>;
  effects?: Effect[];
  scoring?: Scoring;
}

const goods = (amounts: Record<string, number | undefined>): Sign[] =>
  Object.entries(amounts).map(([icon, amount]) => ({ icon, amount: amount ?? 0 }));

function card(tile: Tile, players = 0): Card {
  const effects = tile.effects ?? [];
  return {
    id: tile.id,
    type: tile.type as Type,
    cost: goods(tile.cost),
    signs: tile.scoring ? scoringSigns(tile.scoring, players) : effects.flatMap(effectSigns),
    isMonument: tile.scoring !== undefined,
    canBeRenovated: effects.some((effect) => effect.kind === "renovation"),
  };
}

const TILES = new Map(
  [...(buildings as Tile[]), ...(newBuildings as unknown as Tile[]), ...(monuments as unknown as Tile[])].map(
    (tile) => [tile.id, tile],
  ),
);

/** A building or monument as it is printed; what some monuments are worth depends on the number of players. */
export function cardOf(id: string, players: number): Card | null {
  const tile = TILES.get(id);
  return tile ? card(tile, players) : null;
}

export const MONUMENTS: string[] = monuments.map((tile) => tile.id);

const WEALTH = new Map(wealth.map((tile) => [tile.id, (tile.effects as Effect[]).flatMap(effectSigns)]));
/** What a wealth tile shows. */
export const wealthSigns = (id: string): Sign[] => WEALTH.get(id) ?? [];

/** What is printed beside a space of a gear; `/` parts alternatives, `>` stands between price and gain. */
export function plateSigns(gear: Gear, space: number): Sign[] {
  if (gear === "chichen_itza") {
    const printed = chichenItza.spaces.find((entry) => entry.space === space);
    const signs = ((printed?.effects ?? []) as Effect[]).flatMap(effectSigns);
    return signs.toSorted((a, b) => Number(b.icon.startsWith("t-")) - Number(a.icon.startsWith("t-")));
  }
  const effect = (gears.gears[gear].actions as Record<string, Effect>)[space];
  return effect ? effectSigns(effect) : [];
}

export const RATES: Sign[] = goods(market.corn_per_block);
export const TEMPLES: Temple[] = ["chaac", "quetzalcoatl", "kukulcan"];
export const TRACKS: Track[] = ["agriculture", "extraction", "architecture", "theology"];
export const TOP_LEVEL = 3;
export const ADVANCE_COST: number[] = Object.values(technologies.cost_blocks);
export const WORKERS = setup.common.workers_max;
export const WEALTH_KEPT = setup.common.wealth_tiles_kept;

export interface Step {
  step: number;
  points: number;
  reward: string | null;
}

/** The steps of a temple, from the bottom. */
export const stepsOf = (temple: Temple): Step[] =>
  temples[temple].steps.map((step) => ({
    step: step.step,
    points: step.victory_points,
    reward: Object.keys(step.mid_era_reward ?? {})[0] ?? null,
  }));

export const highestBonus = (temple: Temple): [number, number] => [
  temples[temple].highest_player_bonus.end_of_age_1,
  temples[temple].highest_player_bonus.end_of_age_2,
];

/** How many jungle fields a group has. */
export const jungleFields = (players: number): number =>
  (setup.by_player_count as Record<string, { jungle_fields_per_group: number }>)[players]
    ?.jungle_fields_per_group ?? 0;

export interface FoodDay {
  day: number;
  /** Goods in the middle of an age, points at its end. */
  kind: "goods" | "points";
  age: number;
}

export const FOOD_DAYS: FoodDay[] = calendar.food_days.map(({ day, kind, age }) => ({
  day,
  kind: kind === "mid_era" ? "goods" : "points",
  age,
}));

/** The days that each quick tile lies on. */
export const QUICK_SLOTS: number[][] = [
  ...quickActions.schedule.age_1_slots,
  ...quickActions.schedule.age_2_slots,
];

/** What a quick tile shows; its id is the age and the action, two of one kind numbered. */
export function quickSigns(id: string): Sign[] {
  const action = id.replace(/^q\d_/, "").replace(/_\d$/, "");
  const effect = (quickActions.actions as Record<string, Effect>)[action];
  return effect ? effectSigns(effect) : [];
}
