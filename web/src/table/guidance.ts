/** Who guides a player at a table, as a lesson does: it stands between the player's actions and the table. */
import type { Snippet } from "svelte";
import type { Explanation } from "@/lib/protocol";

export interface Guidance {
  /** May these actions be taken? Where they may not, the guide has answered them. */
  admits(actions: readonly string[]): boolean;
  /** Answer an action that is not legal, in the place of "why not". */
  answer(explanation: Explanation): void;
  /** Go back, in the place of undo. */
  back(): Promise<void>;
  /** Its card: where the log is, and on a phone around what can be chosen. */
  card: Snippet<[Snippet?]>;
}
