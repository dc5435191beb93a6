/** Runs of like answers in the turn so far: blocks paid for one price, exchanges of one visit to the market. */
import type { Entry, GameEvent } from "@/lib/protocol";

const isBlock = (event: GameEvent): boolean =>
  event.good === "wood" || event.good === "stone" || event.good === "gold";

/** The last entries that all fit, as their events. */
function run(entries: Entry[], fits: (events: GameEvent[]) => boolean): GameEvent[] {
  const end = entries.findLastIndex(({ events }) => !fits(events));
  return entries.slice(end + 1).flatMap(({ events }) => events);
}

/** The blocks paid so far for the price that is asked for. */
export const paidSoFar = (entries: Entry[]): string[] =>
  run(
    entries,
    (events) => events.length === 1 && events.every((event) => event.event === "paid" && isBlock(event)),
  ).map(({ good }) => String(good));

/** What the visit to the market has changed so far: one exchange is one price and one gain. */
export const exchanged = (entries: Entry[]): GameEvent[] =>
  run(
    entries,
    ([paid, gained, ...more]) => paid?.event === "paid" && gained?.event === "gained" && !more.length,
  );
