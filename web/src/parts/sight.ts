/** What part of a thing is seen through a frame: moving and scaling, never beyond its edges. Pure geometry. */

export interface Sight {
  x: number;
  y: number;
  scale: number;
}

export interface Frame {
  width: number;
  height: number;
  /** The largest scale. */
  most: number;
}

interface Point {
  x: number;
  y: number;
}

/** All of it. */
export const FIT: Sight = { x: 0, y: 0, scale: 1 };

const EDGE = 24;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

function kept({ x, y, scale }: Sight, { width, height }: Frame): Sight {
  return { x: clamp(x, width * (1 - scale), 0), y: clamp(y, height * (1 - scale), 0), scale };
}

export const drag = (sight: Sight, dx: number, dy: number, frame: Frame): Sight =>
  kept({ ...sight, x: sight.x + dx, y: sight.y + dy }, frame);

/** Larger or smaller by a factor, the thing under `at` staying where it is. */
export function zoom(sight: Sight, factor: number, at: Point, frame: Frame): Sight {
  const scale = clamp(sight.scale * factor, 1, frame.most);
  const ratio = scale / sight.scale;
  return kept({ x: at.x - (at.x - sight.x) * ratio, y: at.y - (at.y - sight.y) * ratio, scale }, frame);
}

/** One of two fingers went from `before` to `now`. */
export function pinch(sight: Sight, before: Point, now: Point, other: Point, frame: Frame): Sight {
  const distance = (point: Point): number => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
  const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
  const zoomed = zoom(sight, distance(now) / distance(before), middle, frame);
  return drag(zoomed, (now.x - before.x) / 2, (now.y - before.y) / 2, frame);
}

/** Moved just so far that a box of the frame is seen. */
export function showing(sight: Sight, box: Point & { width: number; height: number }, frame: Frame): Sight {
  const shift = (from: number, length: number, room: number): number => {
    if (from < EDGE) return EDGE - from;
    return Math.min(0, room - EDGE - from - length);
  };
  return drag(sight, shift(box.x, box.width, frame.width), shift(box.y, box.height, frame.height), frame);
}
