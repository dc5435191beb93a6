/** Where does the caption of a beat stand? Beside what is in the light, within reach of the eye, never over it, never out of the window. */
type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;
interface Spot {
  left: number;
  top: number;
}

const GAP = 10;
const EDGE = 8;
const within = (wanted: number, size: number, room: number): number =>
  Math.max(EDGE, Math.min(wanted, room - size - EDGE));

/** One box around several. */
export function around(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  };
}

/** Above, below, right or left of the light: the first side with room. Where none has any, at the top of the window. */
export function beside(light: Box, card: Pick<Box, "width" | "height">, width: number, height: number): Spot {
  const left = within(light.left + (light.width - card.width) / 2, card.width, width);
  const top = within(light.top + (light.height - card.height) / 2, card.height, height);
  const sides: Spot[] = [
    { left, top: light.top - card.height - GAP },
    { left, top: light.top + light.height + GAP },
    { left: light.left + light.width + GAP, top },
    { left: light.left - card.width - GAP, top },
  ];
  const fits = (spot: Spot): boolean =>
    spot.left >= EDGE &&
    spot.top >= EDGE &&
    spot.left + card.width <= width - EDGE &&
    spot.top + card.height <= height - EDGE;
  return sides.find(fits) ?? { left, top: EDGE };
}
