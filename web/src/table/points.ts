/** The points of each seat after every change, read from the log. */
import type { GameEvent } from "@/lib/protocol";
import type { LogLine } from "./model.svelte";
import { pointsOf } from "./amounts";

/** One line for each seat, from where it began to its score at the end. */
export function pointsThrough(log: LogLine[], scores: number[]): number[][] {
  const plays = log
    .filter((line) => !line.isVoid)
    .map((line) => line.entry.events)
    .filter((events) => events.length);
  const lines = added(plays, scores.length);
  return lines.map((line, seat) => {
    const before = (scores[seat] ?? 0) - (line.at(-1) ?? 0);
    return line.map((points) => points + before);
  });
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
