/** What the events of Tzolk'in mean to a table, and what a seat pays and gains in them. */
import type { Choice, GameEvent } from "@/lib/protocol";
import { sum, type Amount } from "@/table/amounts";
import { COMMON, type EventMeaning } from "@/table/events";
import { gained, paid } from "./amounts";
import { beatsOf } from "./beats";

/** Events whose sentences say what was paid for them. */
const NAME_THE_PRICE = new Set(["placed", "fed"]);

export const events: EventMeaning = {
  ...COMMON,
  headings: new Set(["day_began", "food_day_came", "game_ended"]),
  milestones: new Set(["food_day_came"]),
  sounds: {
    ...COMMON.sounds,
    calendar_turned: "gear",
    climbed: "stone",
    built: "stone",
    skull_placed: "stone",
  },
  isSilent: (event, _, next) =>
    COMMON.isSilent(event) || (event.event === "paid" && NAME_THE_PRICE.has(next?.event ?? "")),
  beats: beatsOf,
  signs: () => import("./log/signs").then(({ signs }) => signs),
};

/** What a seat paid in these events. */
export const paidIn = (shown: GameEvent[], seat: number | null): Amount[] => sum(shown, seat, paid);
/** What a seat gained in these events. */
export const gainedIn = (shown: GameEvent[], seat: number | null): Amount[] => sum(shown, seat, gained);
/** What a seat pays for a choice. */
export const priceOf = ({ brings }: Pick<Choice, "brings">, seat: number | null): Amount[] =>
  paidIn(brings ?? [], seat);
/** What a choice brings a seat at once. */
export const gainOf = ({ brings }: Pick<Choice, "brings">, seat: number | null): Amount[] =>
  gainedIn(brings ?? [], seat);
