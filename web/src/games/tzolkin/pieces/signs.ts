/** An effect or a scoring of the data as a row of signs: icons with numbers. */

export interface Sign {
  icon: string;
  amount?: number;
  /** Shown as a gain: with a plus. */
  plus?: boolean;
  /** A few letters beside the icon, as a key of the page's words. */
  note?: string;
  /** A small table of counts and points. */
  table?: [string, number][];
}

export interface Effect {
  kind: string;
  materials?: Record<string, number | undefined>;
  materials_by_food_day?: Record<string, Record<string, number | undefined>>;
  amount?: number;
  corn?: number;
  wood?: number;
  workers?: number;
  temple?: string;
  steps?: number;
  count?: number;
  cost?: { corn?: number; any_resource_blocks?: number };
  technology?: string;
  max?: number;
  buildings_max?: number;
  monuments_max?: number;
  pay_with?: string;
}

export interface Scoring {
  kind: string;
  type?: string;
  tile?: string;
  victory_points_each?: number;
  victory_points_each_by_player_count?: Record<string, number>;
  victory_points_by_count?: Record<string, number>;
}

const OR: Sign = { icon: "/" };
export const PAYS: Sign = { icon: ">" };
const TIMES: Sign = { icon: "×" };

const goods = (materials: Record<string, number | undefined>, plus = false): Sign[] =>
  Object.entries(materials).map(([icon, amount]) => ({ icon, amount: amount ?? 0, plus }));

function priced(effect: Effect, gain: Sign[]): Sign[] {
  if (effect.cost?.corn) return [{ icon: "corn", amount: effect.cost.corn }, PAYS, ...gain];
  if (effect.cost?.any_resource_blocks)
    return [{ icon: "any", amount: effect.cost.any_resource_blocks }, PAYS, ...gain];
  return gain;
}

const construct = (effect: Effect): Sign[] => {
  if (effect.pay_with === "corn") return [{ icon: "build-corn" }];
  const building: Sign[] = effect.buildings_max ? [{ icon: "building", amount: effect.buildings_max }] : [];
  const monument: Sign[] = effect.monuments_max ? [{ icon: "monument" }] : [];
  return [...building, ...(building.length && monument.length ? [OR] : []), ...monument];
};

const income = (effect: Effect): Sign[] => {
  const seasons = Object.values(effect.materials_by_food_day ?? {}).map(
    (materials) => Object.keys(materials)[0] ?? "",
  );
  const [early, , late] = seasons;
  const gains = early && late ? [{ icon: early }, OR, { icon: late }] : goods(effect.materials ?? {}, true);
  return [{ icon: "food-goods" }, ...gains];
};

const SIGNS: Record<string, (effect: Effect) => Sign[]> = {
  gain: (effect) => goods(effect.materials ?? {}),
  gain_any_blocks: (effect) => [{ icon: "any", amount: effect.amount }],
  gain_worker: () => [{ icon: "worker-plus" }],
  victory_points: (effect) => [{ icon: "vp", amount: effect.amount }],
  harvest: (effect) => [
    { icon: "corn", amount: effect.corn },
    ...(effect.wood ? [OR, { icon: "wood", amount: effect.wood }] : []),
  ],
  temple_steps: (effect) =>
    priced(effect, [
      { icon: `t-${effect.temple ?? "any"}`, amount: (effect.steps ?? 1) * (effect.count ?? 1) },
    ]),
  advance_technology: (effect) => [
    {
      icon: effect.technology && effect.technology !== "any" ? effect.technology : "tech",
      amount: effect.max,
    },
  ],
  construct: (effect) => priced(effect, construct(effect)),
  market_exchange: () => [{ icon: "market" }],
  perform_any_action: (effect) => priced(effect, [{ icon: "act-any" }]),
  feeding_free_workers: (effect) => [{ icon: "feed", amount: effect.workers }],
  feeding_discount_per_worker: () => [{ icon: "less-corn", note: "web-tzolkin-each" }],
  renovation: () => [],
  food_day_income: income,
  technology_exchange: () => [
    { icon: "tech" },
    { icon: "downstep" },
    { icon: "tech", amount: 3 },
    { icon: "up" },
  ],
  place_skull_on_building: () => [{ icon: "skull" }],
};

export const effectSigns = (effect: Effect): Sign[] => SIGNS[effect.kind]?.(effect) ?? [];

const table = (scoring: Scoring): [string, number][] =>
  Object.entries(scoring.victory_points_by_count ?? {})
    .filter(([, points]) => points > 0)
    .slice(0, 3);

const COUNTED: Record<string, (scoring: Scoring) => Sign[]> = {
  per_owned_tile_of_type: (scoring) => [{ icon: scoring.type ?? "building" }],
  per_owned_tile: () => [{ icon: "building" }, { icon: "monument" }],
  per_owned_harvest_tile: (scoring) => [{ icon: `tile-${scoring.tile ?? "corn"}` }],
  per_monument_built_by_anyone: () => [{ icon: "monument", note: "web-tzolkin-all" }],
  per_technology_level: () => [{ icon: "tech" }],
  per_step_above_start_on_one_chosen_temple: () => [{ icon: "t-any", note: "web-tzolkin-best" }],
  per_skull_on_chichen_itza: () => [{ icon: "skull", note: "web-tzolkin-laid" }],
};

/** What a monument is worth, as signs. */
export function scoringSigns(scoring: Scoring, players: number): Sign[] {
  if (scoring.kind === "by_count_of_level_3_technologies") return [{ icon: "tech", table: table(scoring) }];
  if (scoring.kind === "by_workers_in_play") return [{ icon: "worker", table: table(scoring) }];
  if (scoring.kind === "sum_current_temple_step_vp") {
    return [
      { icon: "vp", amount: undefined },
      TIMES,
      { icon: "t-chaac" },
      { icon: "t-quetzalcoatl" },
      { icon: "t-kukulcan" },
    ];
  }
  const each = scoring.victory_points_each ?? scoring.victory_points_each_by_player_count?.[players];
  return [{ icon: "vp", amount: each }, TIMES, ...(COUNTED[scoring.kind]?.(scoring) ?? [])];
}
