/** What events mean to a table: which ones its log leaves out or begins with, where they happen, in which beats they are shown. */
import type { GameEvent, View } from "@/lib/protocol";
import { still, type Beat } from "./beats";
import type { Cue } from "./cues";
import type { Signs } from "./digest";

/** A game's own answers; each game gives them in its `events.ts`. */
export interface EventMeaning {
  /** Kinds that begin a day, a round or the end. */
  headings: ReadonlySet<string>;
  /** Kinds at which everyone scores: a replay marks them on its slider. */
  milestones: ReadonlySet<string>;
  /** Which kinds are heard, and as what. */
  sounds: Readonly<Record<string, Cue>>;
  /** Is it left out of the log, because a reader sees it anyway, or because the event before or after it says it? */
  isSilent(event: GameEvent, before?: GameEvent, next?: GameEvent): boolean;
  /** Where it happens, as nouns of the game. */
  places(event: GameEvent): string[];
  /** How its cards in the log are drawn; a game without signs has only sentences. */
  signs?: () => Promise<Signs>;
  /** In which beats changes are shown, each given by its events; `view` is the table before the first. */
  beats(changes: GameEvent[][], view: View | null): Beat[];
}

/** How long a change is shown of which nothing is known but that a seat made it. */
const PLAIN = 450;

const plain = (events: GameEvent[]): Beat => {
  const seat = events.find((event) => event.seat !== null)?.seat ?? null;
  return {
    seat,
    what: "change",
    scenes: [{ places: [], caption: null, steps: [seat === null ? still() : { ...still(), after: PLAIN }] }],
  };
};

/** What every game notes: the beginning and the end of turns and rounds. The rest has a sentence and no more. */
export const COMMON: EventMeaning = {
  headings: new Set(["round_began", "game_ended"]),
  milestones: new Set(),
  sounds: { scored: "coin" },
  isSilent: ({ event }) => event === "turn_began" || event === "turn_ended",
  places: () => [],
  beats: (changes) => changes.map((events) => plain(events)),
};
