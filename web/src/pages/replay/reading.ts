/** What a replay shows first: points over time, marks on the slider, the sources of points. */
import type { GameEvent, Outline } from "@/lib/protocol";
import type { EventMeaning } from "@/table/events";

/** One line of points for each seat, from before the first move. */
export function pointLines({ players, scores }: Pick<Outline, "players" | "scores">): number[][] {
  return Array.from({ length: players }, (_, seat) => [0, ...scores.map((row) => row[seat] ?? 0)]);
}

export interface Mark {
  step: number;
  event: GameEvent;
}

/** The moves at which the game was scored for everyone. */
export const milestones = ({ steps }: Pick<Outline, "steps">, meaning: EventMeaning): Mark[] =>
  steps.flatMap((step) =>
    step.events
      .filter((event) => meaning.milestones.has(event.event))
      .slice(0, 1)
      .map((event) => ({ step: step.move, event })),
  );

/** All sources of points, in the order in which they come up. */
export const sourcesOf = (breakdown: Record<string, number>[]): string[] => [
  ...new Set(breakdown.flatMap((row) => Object.keys(row))),
];

/** Which turn a move belongs to, counted from 1. */
export const turnAt = (turns: number[], move: number): number =>
  Math.min(turns.filter((end) => end < move).length + 1, Math.max(1, turns.length));
