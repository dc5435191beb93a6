/** What the events of Tzolk'in mean to a table, and what a seat pays and gains in them. */
import type { Choice, GameEvent } from "@/lib/protocol";
import { pointsOf, sum, type Amount } from "@/table/amounts";
import { COMMON, type EventMeaning } from "@/table/events";

/** Events whose sentences say what was paid for them. */
const NAME_THE_PRICE = new Set(["placed", "fed"]);
/** A day that passes is seen to its end; two days pass at once. */
const DAY_MS = 1000;
const TWO_DAYS_MS = 1400;

export const events: EventMeaning = {
  ...COMMON,
  headings: new Set(["day_began", "food_day_came", "game_ended"]),
  milestones: new Set(["food_day_came"]),
  isSilent: (event, _, next) =>
    COMMON.isSilent(event) || (event.event === "paid" && NAME_THE_PRICE.has(next?.event ?? "")),
  duration: (shown) => {
    const days = shown.reduce(
      (sum, { event, days }) => sum + (event === "calendar_turned" ? Number(days) : 0),
      0,
    );
    return days > 1 ? TWO_DAYS_MS : days ? DAY_MS : 0;
  },
};

const goods = ({ good, amount }: GameEvent): Amount => ({ good: String(good), amount: Number(amount) });
const paid = (event: GameEvent): Amount[] => (event.event === "paid" ? [goods(event)] : []);
const gained = (event: GameEvent): Amount[] => {
  if (event.event === "gained") return [goods(event)];
  return event.event === "scored" ? [{ good: "points", amount: pointsOf(event) }] : [];
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
