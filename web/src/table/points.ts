/** The points of each seat after every change, read from the log. */
import type { GameEvent } from "@/lib/protocol";
import type { EventMeaning } from "./events";
import type { LogLine } from "./model.svelte";
import { pointsOf } from "./amounts";

/** What happened, change by change. */
const playsIn = (log: LogLine[]): GameEvent[][] =>
  log
    .filter((line) => !line.isVoid)
    .map((line) => line.entry.events)
    .filter((events) => events.length);

/** One line for each seat, from where it began to its score at the end. */
export function pointsThrough(log: LogLine[], scores: number[]): number[][] {
  const lines = added(playsIn(log), scores.length);
  return lines.map((line, seat) => {
    const before = (scores[seat] ?? 0) - (line.at(-1) ?? 0);
    return line.map((points) => points + before);
  });
}

/** The steps of those lines at which everyone scored, and on which day or in which round that was. */
export function marksOf(
  log: LogLine[],
  { milestones }: Pick<EventMeaning, "milestones">,
): { step: number; when: number | null }[] {
  const marks: { step: number; when: number | null }[] = [];
  let when: number | null = null;
  playsIn(log).forEach((events, index) => {
    for (const event of events) {
      const began = event.day ?? event.round;
      if (typeof began === "number") when = began;
      if (milestones.has(event.event) && marks.at(-1)?.step !== index + 1)
        marks.push({ step: index + 1, when });
    }
  });
  return marks;
}

/** The points after each group of events, beginning with nothing. */
export function added(groups: GameEvent[][], seats: number): number[][] {
  const lines = Array.from({ length: seats }, () => [0]);
  for (const events of groups) {
    lines.forEach((line, seat) => {
      const scored = events.filter((event) => event.event === "scored" && event.seat === seat);
      line.push(scored.reduce((total, event) => total + pointsOf(event), line.at(-1) ?? 0));
    });
  }
  return lines;
}
