/** Where did the last round begin? Said in moves, as the server counts them. */
import type { LogLine } from "./model.svelte";

/** More is not asked for at once. */
export const MOST_MOVES = 99;

/**
 * From which move to which: what happened since the seat last ended a turn, that end included, or since the turn before if nobody
 * has played after it. Who only looks on sees as many turns as there are players.
 */
export function lastRound(log: LogLine[], seat: number | null, players: number): [number, number] {
  const played = log.filter(
    ({ entry, isVoid }) => !isVoid && (entry.kind === "play" || entry.kind === "start"),
  );
  const last = played.at(-1)?.entry.moves ?? 0;
  const ends = played.flatMap(({ entry }, at) =>
    entry.events.some(({ event, seat: whose }) => event === "turn_ended" && (seat === null || whose === seat))
      ? [at]
      : [],
  );
  const mine = ends.at(-1) === played.length - 1 ? ends.at(-2) : ends.at(-1);
  const begin = seat === null ? ends.at(-players) : mine;
  const first = begin === undefined ? played.find(({ entry }) => entry.kind === "start") : played[begin - 1];
  return [Math.max(first?.entry.moves ?? 0, last - MOST_MOVES), last];
}
