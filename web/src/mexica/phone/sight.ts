/** Which part of the board a small screen shows: how large a unit is drawn, and how far the board is moved. */
import { FRAME, S, type Point } from "../geometry";

export interface Sight {
  x: number;
  y: number;
  /** Pixels of one unit of the drawing. */
  scale: number;
}
export interface Size {
  width: number;
  height: number;
}

/** Cells at the start, in pixels. */
const CELL = 37.5;
export const START = CELL / S;
const MOST = 2.4;
/** How far beyond the board one may look; above it lies the tray. */
const MARGIN = { side: 40, top: 150 };

const clamp = (value: number, least: number, most: number): number => (least > most ? (least + most) / 2 : Math.max(least, Math.min(most, value)));

export function kept(sight: Sight, { width, height }: Size): Sight {
  const [w, h] = [FRAME.width * sight.scale, FRAME.height * sight.scale];
  return {
    scale: sight.scale,
    x: clamp(sight.x, width - w - MARGIN.side, MARGIN.side),
    y: clamp(sight.y, height - h - MARGIN.side, MARGIN.top),
  };
}

/** The whole island. */
export const fit = (size: Size): Sight => {
  const scale = size.width / FRAME.width;
  return kept({ x: 0, y: (size.height + 100 - FRAME.height * scale) / 2, scale }, size);
};

/** A point of the drawing in the middle. */
export const centred = (at: Point, scale: number, size: Size): Sight =>
  kept({ x: size.width / 2 - (at.x - FRAME.x) * scale, y: size.height / 2 - (at.y - FRAME.y) * scale, scale }, size);

/** Larger or smaller, what is under a point of the screen staying there. */
export function zoomed(sight: Sight, factor: number, at: Point, size: Size): Sight {
  const scale = clamp(sight.scale * factor, size.width / FRAME.width, MOST);
  const ratio = scale / sight.scale;
  return kept({ scale, x: at.x - (at.x - sight.x) * ratio, y: at.y - (at.y - sight.y) * ratio }, size);
}

/** The part of the drawing that is seen. */
export const seen = (sight: Sight, size: Size): Point & Size => ({
  x: FRAME.x - sight.x / sight.scale, y: FRAME.y - sight.y / sight.scale, width: size.width / sight.scale, height: size.height / sight.scale,
});

/** Is a point of the drawing seen, and not only just? */
export function isSeen(at: Point, sight: Sight, size: Size): boolean {
  const part = seen(sight, size);
  return at.x > part.x + S / 2 && at.x < part.x + part.width - S / 2 && at.y > part.y + S / 2 && at.y < part.y + part.height - S / 2;
}
