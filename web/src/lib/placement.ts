/** Where a floating card goes: beside its anchor, on the other side where there is no room, never out of the window. */

export type Side = "top" | "bottom" | "left" | "right";

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

const GAP = 8;
const OTHER: Record<Side, Side> = { top: "bottom", bottom: "top", left: "right", right: "left" };

function at(anchor: Box, card: Box, side: Side): { left: number; top: number } {
  const middle = anchor.left + (anchor.width - card.width) / 2;
  const centre = anchor.top + (anchor.height - card.height) / 2;
  if (side === "top") return { left: middle, top: anchor.top - card.height - GAP };
  if (side === "bottom") return { left: middle, top: anchor.top + anchor.height + GAP };
  if (side === "left") return { left: anchor.left - card.width - GAP, top: centre };
  return { left: anchor.left + anchor.width + GAP, top: centre };
}

export function place(
  anchor: Box,
  card: Box,
  side: Side,
  width: number,
  height: number,
): { left: number; top: number } {
  const inside = (left: number, top: number): boolean =>
    left >= GAP && top >= GAP && left + card.width <= width - GAP && top + card.height <= height - GAP;
  const tried = [at(anchor, card, side), at(anchor, card, OTHER[side])] as const;
  const chosen =
    side === "top" || side === "bottom"
      ? tried.find(({ top }) => inside(GAP, top))
      : tried.find(({ left }) => inside(left, GAP));
  const { left, top } = chosen ?? tried[0];
  return {
    left: Math.max(GAP, Math.min(left, width - card.width - GAP)),
    top: Math.max(GAP, Math.min(top, height - card.height - GAP)),
  };
}

/** The widths of the columns beside the board. */
const LEFT = 240;
const RIGHT = 430;

/** On which side of a thing its card goes: towards the board for what lies beside it, above for what lies on it. */
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

/** Where a card goes so that it covers as little as can be of what it is about, and of what else should be seen. */
export function placeClear(
  at: DOMRect,
  card: Box,
  clear: Box[],
  side = sideOf(at),
): { left: number; top: number } {
  const sides = [...new Set<Side>([side, "top", "bottom", "right", "left"])];
  const spots = sides.map((other) => place(at, card, other, innerWidth, innerHeight));
  const covered = ({ left, top }: { left: number; top: number }): number =>
    [at, ...clear].reduce(
      (sum, box) => sum + overlap({ left, top, width: card.width, height: card.height }, box),
      0,
    );
  return spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
}
