/** What was done last at a table: the turn of one seat, in the few events that say most of it. */
import type { Entry, GameEvent } from "@/lib/protocol";
import type { EventMeaning } from "@/table/events";

const MOST = 3;

export interface Done {
  seat: number;
  events: GameEvent[];
}

/** The plays that count: what was taken back is gone. */
function standing(entries: Entry[]): Entry[] {
  const plays: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === "play") plays.push(entry);
    else if (entry.kind === "undo" || entry.kind === "rewind")
      while ((plays.at(-1)?.moves ?? 0) > entry.moves) plays.pop();
  }
  return plays;
}

/** The last turn among some entries, as far as it is known. */
export function lastDone(entries: Entry[], { isSilent, headings }: EventMeaning): Done | null {
  const plays = standing(entries);
  const seat = plays.at(-1)?.seat ?? null;
  if (seat === null) return null;
  const before = plays.findLastIndex((play) => play.seat !== seat);
  const happened = plays
    .slice(before + 1)
    .flatMap(({ events }) =>
      events.filter(
        (event, nth) =>
          event.seat === seat &&
          !headings.has(event.event) &&
          !isSilent(event, events[nth - 1], events[nth + 1]),
      ),
    );
  const deeds = happened.filter(({ event }) => event !== "turn_ended");
  const events = (deeds.length ? deeds : happened).slice(-MOST);
  return events.length ? { seat, events } : null;
}
