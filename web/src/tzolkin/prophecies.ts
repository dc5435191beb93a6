/** How a seat stands with the prophecy in force: what it counts, what that is worth, what is missing for more. */
import prophecies from "@games/tzolkin/data/prophecies.json";
import { TRACKS } from "./material";
import type { Seat, Temple, TzolkinView } from "./view";

export interface Band {
  min: number;
  max: number | null;
  points: number;
}

export interface Standing {
  prophecy: string;
  /** How much the seat has; null where it shows only on the food day. */
  count: number | null;
  points: number;
  /** What the next band is worth and how much is missing for it. */
  next: number | null;
  missing: number;
}

const BY_ID = new Map(prophecies.map((prophecy) => [prophecy.id, prophecy]));

export const bandsOf = (id: string): Band[] =>
  (BY_ID.get(id)?.bands ?? []).map(({ min, max, victory_points }) => ({ min, max, points: victory_points }));

const steps = (seat: Seat): number => Object.values(seat.temples).reduce((sum, step) => sum + step, 0);
const temple = (name: Temple) => (seat: Seat) => seat.temples[name];

/** What each prophecy counts, of what lies open in front of a seat. */
const COUNTED: Record<string, (seat: Seat) => number> = {
  temple_steps_total: steps,
  temple_step_chaac: temple("chaac"),
  temple_step_quetzalcoatl: temple("quetzalcoatl"),
  temple_step_kukulcan: temple("kukulcan"),
  wood_harvest_tiles: (seat) => seat.wood_tiles,
  corn_harvest_tiles: (seat) => seat.corn_tiles,
  gold_held: (seat) => seat.gold,
  skulls_held: (seat) => seat.skulls,
  technology_levels_total: (seat) => TRACKS.reduce((sum, track) => sum + seat.technologies[track], 0),
  technologies_at_2_or_more: (seat) => TRACKS.filter((track) => seat.technologies[track] >= 2).length,
  buildings_owned: (seat) => seat.buildings.length,
};

function count(view: TzolkinView, seat: number, metric: string): number | null {
  if (metric === "workers_on_chichen_itza") {
    return Object.values(view.gears.chichen_itza).filter((worker) => worker === seat).length;
  }
  const holder = view.seats[seat];
  return holder ? (COUNTED[metric]?.(holder) ?? null) : null;
}

/** How a seat stands with the prophecy in force; null without one. */
export function standing(view: TzolkinView, seat: number): Standing | null {
  const prophecy = view.calamity;
  const points = view.prophecy_worth?.[seat];
  if (!prophecy || points === undefined) return null;
  const has = count(view, seat, BY_ID.get(prophecy)?.metric ?? "");
  const next = bandsOf(prophecy).find((band) => band.points > points);
  if (has === null || !next) return { prophecy, count: has, points, next: null, missing: 0 };
  return { prophecy, count: has, points, next: next.points, missing: next.min - has };
}
