/** On which side of a thing its card stands: towards the board for what lies beside it, above for what lies on it. */
import { place, type Side } from "@/lib/placement";

/** The widths of the columns beside the board. */
const LEFT = 240;
const RIGHT = 430;

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

export function sideOf(at: Pick<DOMRect, "left" | "right">): Side {
  if (innerWidth < LEFT + RIGHT) return "top";
  if (at.right <= LEFT) return "right";
  return at.left >= innerWidth - RIGHT ? "left" : "top";
}

/** How much of two boxes lies on each other. */
function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Where a card goes so that it covers as little as can be of what it is about. */
export function placeClear(at: DOMRect, card: Box, clear: Box[]): { left: number; top: number } {
  const sides = [...new Set<Side>([sideOf(at), "top", "bottom", "right", "left"])];
  const spots = sides.map((side) => place(at, card, side, innerWidth, innerHeight));
  const covered = ({ left, top }: { left: number; top: number }): number =>
    [at, ...clear].reduce(
      (sum, box) => sum + overlap({ left, top, width: card.width, height: card.height }, box),
      0,
    );
  return spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
}
