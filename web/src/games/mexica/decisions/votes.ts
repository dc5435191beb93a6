/** How the vote on a calpulli stands, from the log: each seat has proposed, agreed, refused, or is still to be asked. */
import type { LogLine } from "@/table/model.svelte";

export type Vote = "proposed" | "yes" | "no" | "open";

export function votesOn(log: readonly LogLine[], size: number, players: number): Vote[] {
  const votes: Vote[] = Array.from({ length: players }, () => "open");
  const events = log.filter(({ isVoid }) => !isVoid).flatMap(({ entry }) => entry.events);
  const proposed = events.findLastIndex((event) => event.event === "proposed" && event.size === size);
  for (const { event, seat, vote, size: on } of proposed < 0 ? [] : events.slice(proposed)) {
    if (seat === null || on !== size) continue;
    if (event === "proposed") votes[seat] = "proposed";
    if (event === "voted") votes[seat] = vote === "yes" ? "yes" : "no";
  }
  return votes;
}
