/** What this seat has done in its turn so far, read from the entries: for the summary, and for the way back. */
import type { Entry, GameEvent } from "@/lib/protocol";
import type { LogLine } from "@/table/model.svelte";

/** The entries of the turn in progress: those of this seat since anyone else played or a turn ended. */
export function entriesOfTurn(log: LogLine[], seat: number | null): Entry[] {
  const found: Entry[] = [];
  for (const { entry, isVoid } of log.toReversed()) {
    if (isVoid || entry.kind !== "play") continue;
    if (entry.seat !== seat || entry.events.some((event) => event.event === "turn_ended")) break;
    found.unshift(entry);
  }
  return found;
}

/** One step of the turn that can be gone back to: what it was, and how many answers lie after it. */
export interface Crumb {
  event: GameEvent;
  undos: number;
}

const STEPS = [
  "picked_up",
  "action_used",
  "quick_action_used",
  "built",
  "advanced",
  "skull_placed",
  "wood_tile_burned",
  "tile_taken",
];

/** The steps that lead to the pending decision, from the last worker taken up or the quick action. */
export function crumbs(entries: Entry[]): Crumb[] {
  const start = entries.findLastIndex(({ events }) =>
    events.some(({ event }) => event === "picked_up" || event === "quick_action_used"),
  );
  if (start < 0) return [];
  return entries.slice(start).flatMap((entry, index, chain) => {
    const steps = entry.events.filter(({ event, seat }) => seat === entry.seat && STEPS.includes(event));
    const event = steps.at(-1);
    return event ? [{ event, undos: chain.length - index }] : [];
  });
}
