/** The numbers that sentences about things need, from the game's own data. */
import chichenItza from "@engine/tzolkin/data/chichen_itza.json";
import foodDay from "@engine/tzolkin/data/food_day.json";
import gears from "@engine/tzolkin/data/gears.json";
import placing from "@engine/tzolkin/data/placing.json";
import quickActions from "@engine/tzolkin/data/quick_actions.json";
import scoring from "@engine/tzolkin/data/scoring.json";
import setup from "@engine/tzolkin/data/setup.json";
import type { Gear } from "../geometry";

export const FEEDING = {
  corn: foodDay.corn_per_worker,
  loss: foodDay.victory_points_lost_per_unfed_worker,
};
export const BEGGING_AT_MOST = placing.begging.allowed_if_corn_at_most;
export const ALL_SKULLS = setup.common.skulls_in_bank;
export const SKULL_POINTS = scoring.points_per_skull;
/** How much corn is worth a point at the end. */
export const CORN_FOR_POINT = 4 / scoring.quarter_points_per_corn;
export const DEALT_WEALTH = setup.common.wealth_tiles_dealt;
export const QUICK_COST = quickActions.space_cost_corn;

/** The action that builds monuments. */
export const MONUMENT_ACTION =
  Object.entries(gears.gears.tikal.actions).findIndex(
    ([, action]) => "monuments_max" in action && action.monuments_max > 0,
  ) + 1;

export type Amounts = Record<string, number>;

/** What is printed beside a space, as the data have it. */
export interface Printed {
  kind: string;
  materials?: Amounts;
  corn?: number;
  wood?: number;
  min?: number;
  max?: number;
  buildings_max?: number;
  monuments_max?: number;
  pay_with?: string;
  corn_per_block?: number;
  cost?: Amounts;
  steps?: number;
  count?: number;
  amount?: number;
}

export const printedAt = (gear: Gear, space: number): Printed | null =>
  gear === "chichen_itza" ? null : ((gears.gears[gear].actions as Record<string, Printed>)[space] ?? null);

interface Laying {
  skulls: number;
  points: number;
  steps: number;
  temple: string;
  blocks: number;
}

/** What laying a crystal skull on a space of Chichen Itza brings. */
export function layingAt(space: number): Laying | null {
  const found = chichenItza.spaces.find((entry) => entry.space === space);
  if (!found) return null;
  const effects = found.effects as { kind: string; amount?: number; steps?: number; temple?: string }[];
  const of = (kind: string): (typeof effects)[number] | undefined =>
    effects.find((effect) => effect.kind === kind);
  return {
    skulls: chichenItza.cost.skull,
    points: of("victory_points")?.amount ?? 0,
    steps: of("temple_steps")?.steps ?? 0,
    temple: of("temple_steps")?.temple ?? "",
    blocks: of("gain_any_blocks")?.amount ?? 0,
  };
}

export const isFreeChoice = (gear: Gear, space: number): boolean =>
  gears.gears[gear].free_choice_spaces.includes(space);
