/** The log read turn by turn: which turns there were, and what was said of each. */
import type { GameEvent } from "@/lib/protocol";
import type { LogLine } from "./table.svelte";

export interface TurnStart {
  seat: number;
  /** How many moves the record had when the turn began. */
  moves: number;
}

const MOST = 6;

/** The beginnings of the last turns that still count, the newest first, without the one in progress. */
export function lastTurns(log: LogLine[]): TurnStart[] {
  const starts: TurnStart[] = [];
  for (const { entry, isVoid } of log) {
    const began = isVoid ? undefined : entry.events.findLast((event) => event.event === "turn_began");
    if (began?.seat != null) starts.push({ seat: began.seat, moves: entry.moves });
  }
  return starts.slice(0, -1).slice(-MOST).reverse();
}

/** What one seat did, without a stop. */
export interface Told {
  seat: number | null;
  events: GameEvent[];
}

/** Events that say nothing a reader does not see anyway. */
const SILENT = new Set(["turn_began", "turn_ended", "spent"]);
/** The end of a turn is told where it leaves something unused. */
const isSilent = (event: GameEvent): boolean => SILENT.has(event.event) && !Number(event.event === "turn_ended" ? (event.left ?? 0) : 0);

/** Events whose sentences tell what was paid for them. */
const TELL_PAYMENT = new Set(["placed", "fed"]);

/** A price is told with what was paid for, the points of a district with the district. */
const isTold = (event: GameEvent, before: GameEvent | undefined, next: GameEvent | undefined): boolean =>
  (event.event === "paid" && TELL_PAYMENT.has(next?.event ?? "")) || (event.event === "scored" && before?.event === "district_scored");

/** Events joined by whose doing they were. */
export function told(events: GameEvent[]): Told[] {
  const found: Told[] = [];
  events.forEach((event, index) => {
    if (isSilent(event) || isTold(event, events[index - 1], events[index + 1])) return;
    const last = found.at(-1);
    if (last && last.seat === event.seat) last.events.push(event);
    else found.push({ seat: event.seat, events: [event] });
  });
  return found;
}

/** One paragraph of the log: what a seat did in a turn, or a heading of a new day or round. */
export interface Paragraph extends Told {
  id: string;
  isVoid: boolean;
  heading: GameEvent | null;
}

/** Events that begin a new stretch of the game. */
const HEADINGS = new Set(["day_began", "round_began", "period_ended", "food_day_came", "game_ended"]);

/** The plays of the log, joined by seat; what was taken back stays, marked. */
export function paragraphs(log: LogLine[]): Paragraph[] {
  const found: Paragraph[] = [];
  for (const { entry, isVoid } of log) {
    if (entry.kind !== "play" && entry.kind !== "start") continue;
    entry.events.forEach((event, index) => {
      if (isSilent(event) || isTold(event, entry.events[index - 1], entry.events[index + 1])) return;
      const id = `${entry.seq}.${index}`;
      if (HEADINGS.has(event.event)) {
        found.push({ id, seat: null, events: [], isVoid, heading: event });
        return;
      }
      const last = found.at(-1);
      if (last && !last.heading && last.seat === event.seat && last.isVoid === isVoid) last.events.push(event);
      else found.push({ id, seat: event.seat, events: [event], isVoid, heading: null });
    });
  }
  return found;
}
