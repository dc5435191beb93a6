/** What events mean to a table: which ones its log leaves out or begins with, where they happen, how long they are shown. */
import type { GameEvent } from "@/lib/protocol";

/** A game's own answers; each game gives them in its `events.ts`. */
export interface EventMeaning {
  /** Kinds that begin a new stretch of the log. */
  headings: ReadonlySet<string>;
  /** Kinds at which everyone scores: a replay marks them on its slider. */
  milestones: ReadonlySet<string>;
  /** Is it left out of the log, because a reader sees it anyway, or because the event before or after it says it? */
  isSilent(event: GameEvent, before?: GameEvent, next?: GameEvent): boolean;
  /** Where it happens, as nouns of the game. */
  places(event: GameEvent): string[];
  /** For how many milliseconds a change is shown to its end, whoever caused it; 0 if it need not be. */
  duration(events: GameEvent[]): number;
}

/** What every game notes: the beginning and the end of turns and rounds. The rest has a sentence and no more. */
export const COMMON: EventMeaning = {
  headings: new Set(["round_began", "game_ended"]),
  milestones: new Set(),
  isSilent: ({ event }) => event === "turn_began" || event === "turn_ended",
  places: () => [],
  duration: () => 0,
};
