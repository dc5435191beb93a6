/**
 * What part of the board a phone shows. The frame scrolls as any page does, so fingers, keys and whatever brings a thing
 * into view find their way; here is how large the board is drawn and where the frame stands.
 */
import { scrolledAround, type Size, type Viewport } from "@/lib/pinch";
import { BOX, centre, M, TEETH, type Gear, type Point } from "../geometry";

/** Room around the board, so that its edges come out from under the buttons. */
export const MARGIN = { x: 24, y: 52 };
/** How large the board opens: 11.15 pixels for a module. */
const OPENING = 11.15 / M;
/** So much smaller it can still be read. */
const READABLE = 0.9;
const LARGEST = 2.4;

export const fitting = (frame: Size): number =>
  Math.min((frame.width - 8) / BOX.width, (frame.height - 8) / BOX.height);

const scaled = (scale: number, frame: Size): number => Math.max(fitting(frame), Math.min(scale, LARGEST));

/** The board's point in the middle of the frame. */
export function centred(point: Point, wanted: number, frame: Size): Viewport {
  const scale = scaled(wanted, frame);
  return {
    scale,
    left: Math.max(0, MARGIN.x + (point.x - BOX.x) * scale - frame.width / 2),
    top: Math.max(0, MARGIN.y + (point.y - BOX.y) * scale - frame.height / 2),
  };
}

export const whole = (frame: Size): Viewport =>
  centred({ x: BOX.x + BOX.width / 2, y: BOX.y + BOX.height / 2 }, fitting(frame), frame);

/** A gear with its plates, and a piece of the wheel. */
export function on(gear: Gear, frame: Size): Viewport {
  const { x, y } = centre(gear);
  const room = (TEETH[gear] + 9) * M;
  return centred(
    { x: x * 0.92, y: y * 0.92 },
    Math.min(OPENING * 1.15, Math.min(frame.width, frame.height) / room),
    frame,
  );
}

/** The whole board where it is large enough to play on, or its middle. */
export const opening = (frame: Size): Viewport =>
  fitting(frame) >= OPENING * READABLE ? whole(frame) : centred({ x: 60, y: -90 }, OPENING, frame);

/** Enlarged around a point of the frame, which stays where it is. */
export function enlarged(viewport: Viewport, by: number, at: Point, frame: Size): Viewport {
  const scale = scaled(viewport.scale * by, frame);
  const grown = scale / viewport.scale;
  return {
    scale,
    left: Math.max(0, scrolledAround(viewport.left, at.x, MARGIN.x, grown)),
    top: Math.max(0, scrolledAround(viewport.top, at.y, MARGIN.y, grown)),
  };
}
