/**
 * For the test of all things: which numbers the data files have for a thing. Read from the files themselves, so that a
 * sentence with the number of another thing is found. `said` are those that a sentence must not leave out.
 */
import type { View } from "@/lib/protocol";
import actionPoints from "@engine/mexica/data/action_points.json";
import calpulli from "@engine/mexica/data/calpulli.json";
import periods from "@engine/mexica/data/scoring.json";
import supplies from "@engine/mexica/data/supplies.json";
import buildings from "@engine/tzolkin/data/buildings.json";
import calendar from "@engine/tzolkin/data/calendar.json";
import chichenItza from "@engine/tzolkin/data/chichen_itza.json";
import foodDay from "@engine/tzolkin/data/food_day.json";
import gears from "@engine/tzolkin/data/gears.json";
import market from "@engine/tzolkin/data/market.json";
import monuments from "@engine/tzolkin/data/monuments.json";
import newBuildings from "@engine/tzolkin/data/new_buildings.json";
import placing from "@engine/tzolkin/data/placing.json";
import prophecies from "@engine/tzolkin/data/prophecies.json";
import quickActions from "@engine/tzolkin/data/quick_actions.json";
import scoring from "@engine/tzolkin/data/scoring.json";
import setup from "@engine/tzolkin/data/setup.json";
import technologies from "@engine/tzolkin/data/technologies.json";
import temples from "@engine/tzolkin/data/temples.json";
import tribes from "@engine/tzolkin/data/tribes.json";
import wealth from "@engine/tzolkin/data/wealth.json";
import type { MexicaView } from "@/games/mexica/view";
import type { TzolkinView } from "@/games/tzolkin/view";

export interface Printed {
  /** Every number that may be said. */
  all: number[];
  /** Those that must be. */
  said: number[];
}

/** Every number in a piece of data, also in its keys and texts. */
function numbersOf(data: unknown): number[] {
  if (typeof data === "number") return [data];
  if (typeof data === "string") return (data.match(/\d+/g) ?? []).map(Number);
  if (data === null || typeof data !== "object") return [];
  if (Array.isArray(data)) return data.flatMap(numbersOf);
  return Object.entries(data).flatMap(([key, value]) => [
    ...(/^\d+$/.test(key) ? [Number(key)] : []),
    ...numbersOf(value),
  ]);
}

const exactly = (...numbers: number[]): Printed => ({ all: numbers, said: numbers });
const within = (...data: unknown[]): Printed => ({ all: numbersOf(data), said: [] });
const withId = (list: { id: string }[], id = ""): unknown => list.find((entry) => entry.id === id);
const amounts = (data: object | undefined): number[] => Object.values(data ?? {}).map(Number);

const MIDS = calendar.food_days.map(({ day }) => day);

export function printedTzolkin(thing: string, seen: View): Printed {
  const view = seen as TzolkinView;
  const [kind = "", id = "", part = ""] = thing.split(":");
  const number = Number(part || id);
  if (kind === "space") {
    const price = number > 0 ? [number] : [];
    if (id === "chichen_itza") {
      const found = chichenItza.spaces.find(({ space }) => space === number)?.effects ?? [];
      return exactly(...price, ...(found.length ? numbersOf([found, chichenItza.cost]) : []));
    }
    const actions = gears.gears[id as "tikal"].actions as Record<string, Record<string, unknown>>;
    const { corn_per_block, ...action } = actions[part] ?? {};
    const printed = numbersOf([action, corn_per_block]).filter((amount) => amount > 0);
    const many = "count" in action || "materials" in action || action.kind === "harvest";
    return { all: [...price, ...printed], said: many ? [...price, ...printed] : price };
  }
  if (kind === "step") {
    const step = temples[id as "chaac"].steps.find((entry) => entry.step === number);
    const reward = amounts(step?.mid_era_reward ?? undefined);
    return exactly(...(number > 0 ? [number] : []), step?.victory_points ?? NaN, ...reward);
  }
  if (kind === "highest") return exactly(...Object.values(temples[id as "chaac"].highest_player_bonus));
  if (kind === "temple") {
    const points = temples[id as "chaac"].steps.map((step) => step.victory_points);
    return exactly(Math.min(...points), Math.max(...points));
  }
  if (kind === "level" || kind === "bonus") {
    const track = technologies.tracks[id as "theology"];
    const costs = Object.values(technologies.cost_blocks);
    const cost = costs[kind === "bonus" ? costs.length - 1 : number - 1] ?? NaN;
    const effect = numbersOf(kind === "bonus" ? track.bonus : track.levels[part as "1"]);
    return { all: [cost, ...effect], said: [cost] };
  }
  if (kind === "advance") return exactly(Object.values(technologies.cost_blocks)[number - 1] ?? NaN);
  if (kind === "building" || kind === "monument") {
    const tiles = [...buildings, ...newBuildings, ...monuments] as { id: string; cost: object }[];
    const tile = tiles.find((entry) => entry.id === id);
    return { all: [1, ...numbersOf(withId(tiles, id))], said: amounts(tile?.cost) };
  }
  if (kind === "wealth") return within(withId(wealth, id), setup.common);
  if (kind === "tribe") return within(withId(tribes, id), [1, 2, 6]);
  if (kind === "prophecy") return within(withId(prophecies, id), technologies.cost_blocks, [1]);
  if (kind === "band") {
    const bands = prophecies.find((entry) => entry.id === id)?.bands ?? [];
    const band = bands.find(({ victory_points }) => victory_points === number);
    return exactly(...[band?.min, band?.max, band?.victory_points].filter((value) => value != null));
  }
  if (kind === "day") {
    const next = MIDS.find((day) => day > number) ?? NaN;
    return exactly(next, next - number);
  }
  if (kind === "food-day") return exactly(...numbersOf(foodDay));
  if (kind === "feeding") return exactly(...numbersOf(foodDay));
  if (kind === "age")
    return exactly(...calendar.food_days.filter(({ age }) => age === number).map(({ day }) => day));
  if (kind === "moment") return exactly(Math.max(...MIDS));
  if (kind === "no-prophecy") return exactly(Math.min(...MIDS));
  if (kind === "rate" || ["wood", "stone", "gold"].includes(kind)) {
    const good = (kind === "rate" ? id : kind) as "wood";
    return exactly(1, market.corn_per_block[good]);
  }
  if (kind === "corn")
    return exactly(
      foodDay.corn_per_worker,
      4 / scoring.quarter_points_per_corn,
      placing.begging.allowed_if_corn_at_most,
    );
  if (kind === "skulls") return exactly(scoring.points_per_skull);
  if (kind === "skulls-left") return exactly(view.skull_bank, setup.common.skulls_in_bank);
  if (kind === "workers")
    return { all: [0, 1, 2, 3, setup.common.workers_max], said: [setup.common.workers_max] };
  if (kind === "tooth-corn") return exactly(view.tooth_corn);
  if (kind === "jungle") {
    const { corn, wood } = view.jungle[id] ?? { corn: NaN, wood: NaN };
    return exactly(Number(id.split("_")[1]), wood, corn - wood);
  }
  if (kind === "row") return exactly(view.row.length);
  if (kind === "deck") return exactly(view.decks[view.age]?.length ?? NaN);
  if (kind === "monuments") return exactly(Object.keys(view.monument_worth).length, 4);
  if (kind === "quick-spaces") return exactly(quickActions.spaces, quickActions.space_cost_corn);
  if (kind === "quick") {
    const slots = [...quickActions.schedule.age_1_slots, ...quickActions.schedule.age_2_slots];
    const days = slots[view.quick_tiles?.indexOf(id) ?? -1] ?? [];
    return within(days, quickActions.actions);
  }
  if (kind === "idle-worker") return within(id);
  return exactly();
}

export function printedMexica(thing: string, seen: View): Printed {
  const view = seen as MexicaView;
  const [kind = "", id = "", part = ""] = thing.split(":");
  const costs = actionPoints.costs;
  const level = (number: string): number => costs.build_temple[number as "1"];
  if (kind === "temple") return exactly(Number(part), level(part));
  if (kind === "neutral-temple") return exactly(Number(id));
  if (kind === "temples-left") {
    const { period_1, period_2_added } = supplies.temples_per_player;
    return exactly(Number(id), level(id), period_1.by_level[id as "1"], period_2_added.by_level[id as "1"]);
  }
  if (kind === "calpulli") {
    const tile = calpulli.tiles.find(({ size }) => size === Number(id));
    return exactly(tile?.size ?? NaN, tile?.second ?? NaN, tile?.third ?? NaN);
  }
  if (kind === "district") {
    const size = view.districts.find(({ cells }) => cells.includes(id))?.size ?? NaN;
    const tile = calpulli.tiles.find((entry) => entry.size === size);
    const values = part === "founded" ? [tile?.second ?? NaN, tile?.third ?? NaN] : [];
    return exactly(size, ...values);
  }
  if (kind === "supply") {
    const all = {
      doubles: supplies.supplies.double_canals_total,
      singles: supplies.supplies.single_canals,
      bridges: supplies.supplies.bridges,
      tokens: supplies.supplies.action_tokens,
    }[id];
    return exactly(view.supply[id as "tokens"], all ?? NaN);
  }
  const tiles = view.period === 1 ? calpulli.drawn_period_1 : 15 - calpulli.drawn_period_1;
  if (kind === "calpullis") return exactly(view.period, tiles);
  if (kind === "tiles-done") {
    const out = Object.keys(view.tiles_on_board).length + view.removed_tiles.length;
    return exactly(view.period, tiles, view.period === 1 ? out : tiles - view.open_tiles.length);
  }
  if (kind === "temples-out") {
    const left = view.seats.map(({ temples: counts }) => counts.reduce((sum, count) => sum + count, 0));
    return exactly(view.period, Math.min(...left));
  }
  const ONE: Readonly<Record<string, number[]>> = {
    "start-cell": [periods.start_cell_bonus],
    "action-points": [actionPoints.per_turn],
    tokens: [actionPoints.token_value_ap],
    move: [costs.step_land_to_land],
    found: [costs.found_district],
    dig: [costs.build_canal_double],
    span: [costs.build_bridge],
    raise: [1, 4],
    teleport: [costs.teleport],
    buy: [costs.buy_action_token, actionPoints.max_tokens_bought_per_turn],
  };
  return exactly(...(ONE[kind] ?? []));
}
