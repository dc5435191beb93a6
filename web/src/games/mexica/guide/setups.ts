/** The table at the beginning, for each number of players. */
import setup from "@engine/mexica/data/setup.json";
import supplies from "@engine/mexica/data/supplies.json";
import type { SetUp } from "../../guide";
import { START_CELLS, templesUpTo, tilesOf } from "../material";
import pictures from "./pictures.json";
import four from "./records/setup-4.txt?raw";
import three from "./records/setup-3.txt?raw";
import two from "./records/setup-2.txt?raw";

const RECORDS = { "2": two, "3": three, "4": four } as const;
const NEUTRAL = { "2": setup.two_player_variant.neutral_temples.count, "3": 0, "4": 0 } as const;
const { double_canals_total, double_canals_on_board_at_start, single_canals, bridges, action_tokens } =
  supplies.supplies;

export const setUps: SetUp[] = (["2", "3", "4"] as const).map((players) => ({
  players: Number(players),
  scene: { record: RECORDS[players], move: pictures.setUps[players] },
  spots: () => [],
  counts: [
    ["pillis", Number(players)],
    ["neutral", NEUTRAL[players]],
    ["temples", Number(players) * templesUpTo(1)],
  ],
}));

/** The figures of what is the same for all. */
export const setUpFacts = {
  starts: START_CELLS.size,
  open: tilesOf(1),
  hidden: tilesOf(2),
  temples: templesUpTo(1),
  doubles: double_canals_total - double_canals_on_board_at_start,
  singles: single_canals,
  bridges,
  counters: action_tokens,
  apart: setup.two_player_variant.placement.spacing.minimum_manhattan,
};
