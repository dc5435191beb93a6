/** On which side of a thing its card stands: towards the board for what lies beside it, above for what lies on it. */
import type { Side } from "@/parts/placing";

/** The widths of the columns beside the board. */
const LEFT = 240;
const RIGHT = 430;

export function sideOf(at: Pick<DOMRect, "left" | "right">): Side {
  if (innerWidth < LEFT + RIGHT) return "top";
  if (at.right <= LEFT) return "right";
  return at.left >= innerWidth - RIGHT ? "left" : "top";
}
