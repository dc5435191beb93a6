/** Who sits beside a player at a real table, as the coach does in a short game: it may speak, and hold an end of turn once. */
import type { Snippet } from "svelte";

export interface Companion {
  /** Ask before the turn ends. Does it wait, because something was said that the player should hear first? */
  holds(): Promise<boolean>;
  /** Was the end of this turn held already? Then nobody asks again. */
  hasHeld: boolean;
  /** Does it look at the table right now? It keeps nobody from playing. */
  isAsking: boolean;
  /** Its card: over the log, and on a phone over what can be chosen. */
  card: Snippet;
  /** Where to go from here once the game is over: the first button of its end. */
  onward: Snippet;
}
