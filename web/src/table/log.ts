/** The log read turn by turn: which turns there were, and what was said of each. */
import type { GameEvent } from "@/lib/protocol";
import type { EventMeaning } from "./events";
import type { LogLine } from "./model.svelte";

export interface TurnStart {
  seat: number;
  /** How many moves the record had when the turn began. */
  moves: number;
}

const MAX_TURNS = 6;

/** The beginnings of the last turns that still count, the newest first, without the one in progress. */
export function lastTurns(log: LogLine[]): TurnStart[] {
  const starts: TurnStart[] = [];
  for (const { entry, isVoid } of log) {
    const began = isVoid ? undefined : entry.events.findLast((event) => event.event === "turn_began");
    if (began?.seat != null) starts.push({ seat: began.seat, moves: entry.moves });
  }
  return starts.slice(0, -1).slice(-MAX_TURNS).reverse();
}

/** What one seat did, without a stop. */
export interface SeatEvents {
  seat: number | null;
  events: GameEvent[];
}

/** Events joined by whose doing they were. */
export function bySeat(events: GameEvent[], { isSilent }: EventMeaning): SeatEvents[] {
  const found: SeatEvents[] = [];
  events.forEach((event, index) => {
    if (isSilent(event, events[index - 1], events[index + 1])) return;
    const last = found.at(-1);
    if (last && last.seat === event.seat) last.events.push(event);
    else found.push({ seat: event.seat, events: [event] });
  });
  return found;
}
