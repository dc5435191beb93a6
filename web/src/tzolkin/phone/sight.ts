/** What part of the board a phone shows: moved by a finger, enlarged by two, led to a gear by its chip. */
import { BOX, centre, M, TEETH, type Gear } from "../geometry";

export interface Sight {
  /** The middle of what is seen, on the board. */
  x: number;
  y: number;
  /** Pixels for a unit of the board. */
  scale: number;
}

export interface Frame {
  width: number;
  height: number;
}

/** How large the board opens: 11.15 pixels for a module. */
const OPENING = 11.15 / M;
const LARGEST = 2.4;

export const fitting = (frame: Frame): number => Math.min(frame.width / BOX.width, frame.height / BOX.height);

const between = (low: number, value: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.max(low, Math.min(value, high));

/** The nearest sight that shows nothing but the board. */
export function kept(sight: Sight, frame: Frame): Sight {
  const scale = between(fitting(frame), sight.scale, LARGEST);
  const [halfWidth, halfHeight] = [frame.width / scale / 2, frame.height / scale / 2];
  // Half a frame may stay empty beside the board, so that everything can come out from under the buttons.
  const slack = 60 / scale;
  return {
    scale,
    x: between(BOX.x + halfWidth - slack, sight.x, BOX.x + BOX.width - halfWidth + slack),
    y: between(BOX.y + halfHeight - slack, sight.y, BOX.y + BOX.height - halfHeight + slack),
  };
}

export const whole = (frame: Frame): Sight =>
  kept({ x: BOX.x + BOX.width / 2, y: BOX.y + BOX.height / 2, scale: fitting(frame) }, frame);

/** A gear with its plates, and a piece of the wheel. */
export function on(gear: Gear, frame: Frame): Sight {
  const { x, y } = centre(gear);
  const room = (TEETH[gear] + 9) * M;
  const scale = Math.max(fitting(frame), Math.min(OPENING * 1.1, Math.min(frame.width, frame.height) / room));
  return kept({ x: x * 0.9, y: y * 0.9, scale }, frame);
}

export const opening = (frame: Frame): Sight => kept({ x: 60, y: -90, scale: Math.max(OPENING, fitting(frame)) }, frame);

export const moved = (sight: Sight, dx: number, dy: number, frame: Frame): Sight =>
  kept({ ...sight, x: sight.x - dx / sight.scale, y: sight.y - dy / sight.scale }, frame);

/** Enlarged around a point of the frame. */
export function enlarged(sight: Sight, by: number, at: { x: number; y: number }, frame: Frame): Sight {
  const scale = between(fitting(frame), sight.scale * by, LARGEST);
  const [dx, dy] = [at.x - frame.width / 2, at.y - frame.height / 2];
  return kept({ scale, x: sight.x + dx / sight.scale - dx / scale, y: sight.y + dy / sight.scale - dy / scale }, frame);
}

/** The transform that brings the board, drawn at its own size from its corner, under the frame. */
export const transform = (sight: Sight, frame: Frame): string =>
  `translate(${frame.width / 2 - (sight.x - BOX.x) * sight.scale}px, ${frame.height / 2 - (sight.y - BOX.y) * sight.scale}px) scale(${sight.scale})`;
