/** The figures of the overview and the player aid, from the data of the game. */
import actionPoints from "@engine/mexica/data/action_points.json";
import calpulli from "@engine/mexica/data/calpulli.json";
import periods from "@engine/mexica/data/periods.json";
import scoring from "@engine/mexica/data/scoring.json";
import setup from "@engine/mexica/data/setup.json";
import supplies from "@engine/mexica/data/supplies.json";
import type { Words } from "@/lib/words";
import { POINTS_A_TURN, templesUpTo, tilesOf } from "../material";
import type { GlyphName } from "../pieces/glyphs";
import { setUpFacts } from "./setups";

export const PLAYERS = [setup.players.min, setup.players.max] as const;
export const TILES = calpulli.tiles;

const { costs } = actionPoints;
const TEMPLES = Object.values(costs.build_temple);
const range = (values: number[]): string => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? String(least) : `${least}–${most}`;
};

/** What can be done in a turn, with its picture and its price. */
export const ACTIONS: [string, GlyphName, string][] = [
  ["canal", "canal", range([costs.build_canal_single, costs.build_canal_double])],
  ["bridge", "bridge", range([costs.build_bridge])],
  ["relocate", "bridge", range([costs.relocate_bridge])],
  ["temple", "temple", range(TEMPLES)],
  ["found", "found", range([costs.found_district])],
  ["move", "move", range([costs.step_land_to_land])],
  ["boat", "boat", range([costs.boat_per_bridge_reached_or_passed])],
  ["teleport", "teleport", range([costs.teleport])],
  ["token", "token", range([costs.buy_action_token])],
  ["spend", "token", range([costs.spend_action_token])],
];

const { period_1: first, period_2_added: second } = supplies.temples_per_player;
/** How many temples of each level a player gets in each period. */
export const TEMPLES_OF: Record<string, number>[] = [first.by_level, second.by_level];

export const factsOf = (): Record<string, unknown> => ({
  points: POINTS_A_TURN,
  tokens: actionPoints.max_tokens_bought_per_turn,
  value: actionPoints.token_value_ap,
  palace: scoring.start_cell_bonus,
  second: tilesOf(2),
  more: templesUpTo(2) - templesUpTo(1),
  idle: periods.termination.idle_rounds_to_end_period,
  quiet: periods.termination.rounds_without_irreversible_event_to_end_period,
  neutral: setup.two_player_variant.neutral_temples.count,
  ...setUpFacts,
});

const values = (read: (tile: (typeof TILES)[number]) => number): string => range(TILES.map(read));

/** Where points come from, and how many each time. */
export const pointsOf = (words: Words): [string, string][] => [
  ["found", values(({ second: value }) => value)],
  ["visit", values(({ third }) => third)],
  ["rank", values(({ size }) => size)],
  ["palace", words.figure(scoring.start_cell_bonus)],
  ["land", words.figure(1)],
];
