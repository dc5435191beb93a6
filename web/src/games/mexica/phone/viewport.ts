/** Which part of the board a small screen shows: how large a unit is drawn, and how far the board is scrolled. */
import { scrolledAround, type Size, type Viewport } from "@/lib/pinch";
import { FRAME, S, type Point } from "../geometry";

/** Cells at the start, in pixels. */
const CELL = 37.5;
export const START = CELL / S;
const MAX = 2.4;
/** Lake around the board; above it lies the tray, below it the map. */
export const MARGIN = { side: 36, top: 130, bottom: 60 } as const;

export const whole = (size: Size): number => (size.width - 2) / (FRAME.width + (2 * MARGIN.side) / START);

/** The size of the board with the lake around it. */
export const extent = (scale: number): Size => ({
  width: FRAME.width * scale + 2 * MARGIN.side,
  height: FRAME.height * scale + MARGIN.top + MARGIN.bottom,
});

const placed = (at: Point, scale: number): Point => ({
  x: MARGIN.side + (at.x - FRAME.x) * scale,
  y: MARGIN.top + (at.y - FRAME.y) * scale,
});

/** A point of the drawing in the middle of what is free. */
export function centred(at: Point, scale: number, size: Size): Viewport {
  const { x, y } = placed(at, scale);
  return { left: x - size.width / 2, top: y - (size.height + 60) / 2, scale };
}

/** Larger or smaller, what is under a point of the screen staying there. */
export function zoomed(viewport: Viewport, factor: number, at: Point, size: Size): Viewport {
  const scale = Math.max(whole(size), Math.min(MAX, viewport.scale * factor));
  const ratio = scale / viewport.scale;
  return {
    scale,
    left: scrolledAround(viewport.left, at.x, MARGIN.side, ratio),
    top: scrolledAround(viewport.top, at.y, MARGIN.top, ratio),
  };
}

/** The part of the drawing that is seen. */
export const seen = ({ left, top, scale }: Viewport, size: Size): Point & Size => ({
  x: FRAME.x + (left - MARGIN.side) / scale,
  y: FRAME.y + (top - MARGIN.top) / scale,
  width: size.width / scale,
  height: size.height / scale,
});

/** Is a point of the drawing seen, and not only just? */
export function isSeen(at: Point, viewport: Viewport, size: Size): boolean {
  const part = seen(viewport, size);
  const isWithin = (value: number, from: number, length: number): boolean =>
    value > from + S && value < from + length - S;
  return (
    isWithin(at.x, part.x, part.width) &&
    isWithin(at.y, part.y + MARGIN.top / viewport.scale, part.height - MARGIN.top / viewport.scale)
  );
}
