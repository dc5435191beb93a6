/** The table at the beginning, for each number of players. */
import setup from "@engine/tzolkin/data/setup.json";
import type { View } from "@/lib/protocol";
import type { SetUp, Spot } from "../../guide";
import { GEARS } from "../geometry";
import type { TzolkinView } from "../view";
import pictures from "./pictures.json";
import five from "./records/setup-5.txt?raw";
import four from "./records/setup-4.txt?raw";
import three from "./records/setup-3.txt?raw";
import two from "./records/setup-2.txt?raw";
import { spaceOf } from "./spot";

const RECORDS = { "2": two, "3": three, "4": four, "5": five } as const;
const { workers_start, skulls_in_bank, wealth_tiles_dealt, wealth_tiles_kept } = setup.common;

const idleOn = (view: View): Spot[] =>
  GEARS.flatMap((gear) =>
    Object.entries((view as TzolkinView).gears[gear])
      .filter(([, worker]) => worker === "idle")
      .map(([space]) => spaceOf(gear, Number(space))),
  );

export const setUps: SetUp[] = (["2", "3", "4", "5"] as const).map((players) => {
  const { dummy_workers, jungle_fields_per_group, monuments } = setup.by_player_count[players];
  return {
    players: Number(players),
    scene: { record: RECORDS[players], move: pictures.setUps[players] },
    spots: idleOn,
    counts: [
      ["idle", dummy_workers],
      ["fields", jungle_fields_per_group],
      ["monuments", monuments],
    ],
  };
});

/** The figures of what is the same for all. */
export const setUpFacts = {
  workers: workers_start,
  skulls: skulls_in_bank,
  dealt: wealth_tiles_dealt,
  kept: wealth_tiles_kept,
};
