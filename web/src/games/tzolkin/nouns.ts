/**
 * Where each verb is done: on the board, on what lies beside it, in the panels over the wheel, or before and after the
 * game. A noun's element carries its name, so this is also where to look for it.
 */
import { GEARS } from "./geometry";
import { MONUMENTS, TEMPLES, TRACKS } from "./material";

/** Parts of the table that carry elements. */
export type Place =
  | "gears"
  | "plates"
  | "pads"
  | "temples"
  | "technologies"
  | "cards"
  | "seats"
  | "panel"
  | "set-up"
  | "prompt"
  | "chance";

/** The verbs by the places where they are done; what asks for no noun is done in the prompt. */
const VERBS: Record<string, Place> = {
  keep: "set-up",
  keep_tribe: "set-up",
  place: "gears",
  skip: "gears",
  bargain: "gears",
  pick_up: "gears",
  use: "plates",
  ahead: "plates",
  beg: "temples",
  climb: "temples",
  descend: "temples",
  advance: "technologies",
  lower: "technologies",
  bonus: "technologies",
  build: "cards",
  renovate: "seats",
  harvest: "panel",
  pay: "panel",
  gain: "panel",
  sell: "panel",
  buy: "panel",
  save: "panel",
  resolve: "panel",
  architecture: "panel",
  turn_calendar: "panel",
  barter: "prompt",
  end_turn: "prompt",
  nothing: "prompt",
  done: "prompt",
  pass: "prompt",
  quick_action: "prompt",
  start_player: "chance",
  reveal: "chance",
  deal: "chance",
  idle: "chance",
  deal_tribe: "chance",
  prophecy: "chance",
  quick_tile: "chance",
};

const PADS = ["starting_player_space", "quick_action_space"];

/** Does a place of the table have an element for a noun? */
const HAS: Record<Place, (noun: string) => boolean> = {
  gears: (noun) => GEARS.some((gear) => gear === noun) || /^([PYTU]\d|C\d|C1[0-2])$/.test(noun),
  plates: (noun) => /^([PYTU][1-5]|C[1-9])$/.test(noun),
  pads: (noun) => PADS.includes(noun),
  temples: (noun) => TEMPLES.some((temple) => temple === noun),
  technologies: (noun) => TRACKS.some((track) => track === noun),
  cards: (noun) => /^(a[12]_|tp_b)/.test(noun) || MONUMENTS.includes(noun),
  seats: (noun) => /^tp_b[1-4]$/.test(noun),
  panel: () => true,
  "set-up": () => true,
  prompt: () => true,
  chance: () => true,
};

/** Where an action is done; null if the table has nothing for it. */
export function placeOf(verb: string, noun: string | null): Place | null {
  const place = verb === "place" && noun !== null && PADS.includes(noun) ? "pads" : VERBS[verb];
  if (!place) return null;
  return noun === null || HAS[place](noun) ? place : null;
}
