/** What a view of Tzolk'in has, as docs/positions.md says. */
import type { Question, View } from "@/lib/protocol";
import { lastSpace, type Gear } from "./geometry";

export type Temple = "chaac" | "quetzalcoatl" | "kukulcan";
export type Track = "agriculture" | "extraction" | "architecture" | "theology";
export type Good = "corn" | "wood" | "stone" | "gold" | "skulls";
/** Whoever stands on a space: a seat, or an idle worker. */
export type Worker = number | "idle";

export type Start = Pick<
  Seat,
  "corn" | "wood" | "stone" | "gold" | "skulls" | "workers_in_hand" | "temples" | "technologies"
>;

export interface Seat {
  corn: number;
  wood: number;
  stone: number;
  gold: number;
  skulls: number;
  workers_in_hand: number;
  board: "light" | "dark";
  temples: Record<Temple, number>;
  technologies: Record<Track, number>;
  corn_tiles: number;
  wood_tiles: number;
  buildings: string[];
  monuments: string[];
  wealth?: string[];
  wealth_dealt?: string[];
  /** What the own seat would start with: as it has chosen (""), and with each tile or tribe it may keep next. */
  starts?: Record<string, Start>;
  /** The last space of each gear on which its workers stay. */
  last_spaces?: Record<Gear, number>;
  tribe?: string | null;
  tribes_dealt?: string[];
  fed?: number;
}

/** The next food day of a seat, if nothing changes until then. */
export interface Feeding {
  corn: number;
  needs: number;
  unfed: number;
  loses: number;
}

/** The spaces of a worker on the days to come, and the day on which it is pushed off. */
export interface Timeline {
  ahead: string[];
  off: number | null;
}

export interface TzolkinView extends View {
  modules: string[];
  day: number;
  age: number;
  food_days: number;
  marker: number;
  tooth_corn: number;
  skull_bank: number;
  starting_player_space: number | null;
  gears: Record<Gear, Record<string, Worker>>;
  jungle: Record<string, { corn: number; wood: number }>;
  chichen_itza_skulls: number[];
  row: (string | null)[];
  decks: Record<string, string[]>;
  monuments: string[];
  monument_worth: Record<string, number[]>;
  seats: Seat[];
  question: Question | null;
  /** What each seat's workers need on the next food day. */
  corn_to_feed?: number[];
  /** Points of each seat if the game ended now; not before all have chosen their wealth tiles. */
  if_ended?: number[];
  /** How the next food day would go for each seat; null when there is none to come. */
  feeding?: Feeding[] | null;
  /** Where the worker on a space will be on the days to come. */
  timelines?: Record<string, Timeline>;
  prophecies?: (string | null)[];
  calamity?: string | null;
  prophecy_worth?: number[];
  /** How much each seat has of what the prophecy in force counts. */
  prophecy_count?: number[];
  laid_skulls?: number;
  quick_tiles?: (string | null)[];
  quick_tile?: string | null;
  quick_spaces?: (Worker | null)[];
  /** What is remembered of the turn in progress, where modules need it. */
  this_turn?: { renovated?: string | null };
}

export const isTzolkin = (view: View): view is TzolkinView => view.game === "tzolkin";

/** Workers of a seat outside its hand: on gears, the starting player space and quick spaces. */
export function workersOut(view: TzolkinView, seat: number): number {
  const placed = [
    ...Object.values(view.gears).flatMap((gear) => Object.values(gear)),
    view.starting_player_space,
    ...(view.quick_spaces ?? []),
  ];
  return placed.filter((worker) => worker === seat).length;
}

/** The last space of a gear for a seat; for whoever only looks on, the last that is printed. */
export const lastSpaceOf = (view: TzolkinView, seat: number | null, gear: Gear): number =>
  (seat === null ? undefined : view.seats[seat]?.last_spaces?.[gear]) ?? lastSpace(gear);
