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
