/** Which tables have a coach, and what has it said there? Kept in this browser, so that a table goes on as it was left. */
import type { Counsel } from "@/lib/protocol";

/** What the coach says: a warning, or a turn that is worth a thought with what speaks for it. */
export interface Line extends Counsel {
  /** The turn of the learner in which it is said, from 1. */
  turn: number;
  /** The decision to which it belongs: once something was done, it is no advice any more. */
  decision: number;
}

export interface Coached {
  lesson: string;
  /** Is it the whole game that follows the short one? */
  isWhole?: boolean;
  isQuiet?: boolean;
  /** Was the card folded into one line, on a phone, or unfolded? */
  isFolded?: boolean;
  /** Have the opening lines been read? */
  isOpened?: boolean;
  /** The last turn at whose beginning, and before whose end, the coach was asked. */
  asked?: number;
  askedEnd?: number;
  /** The turn whose end was held. */
  held?: number;
  /** The turn in which each thing was said last. */
  said?: Record<string, number>;
  line?: Line | null;
}

const STORED = "sacbe-coached";
/** Tables that are remembered. */
const MOST = 20;

function all(): Record<string, Coached> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Record<string, Coached>;
  } catch {
    return {};
  }
}

export const coachedAt = (table: string): Coached | undefined => all()[table];

/** Remember a table, as the last one. */
export function keepCoached(table: string, coached: Coached): void {
  const others = Object.entries(all()).filter(([id]) => id !== table);
  const kept = Object.fromEntries([...others.slice(1 - MOST), [table, coached]]);
  localStorage.setItem(STORED, JSON.stringify(kept));
}
