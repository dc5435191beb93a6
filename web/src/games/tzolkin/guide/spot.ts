/** Where on the whole board is a point of the drawing? */
import type { Spot } from "../../guide";
import { BOX, centre, slot, type Gear, type Point } from "../geometry";

const PERCENT = 100;

export const share = ({ x, y }: Point): Spot => ({
  left: (PERCENT * (x - BOX.x)) / BOX.width,
  top: (PERCENT * (y - BOX.y)) / BOX.height,
});

/** The middle of a space of a gear. */
export function spaceOf(gear: Gear, space: number): Spot {
  const [{ x, y }, on] = [centre(gear), slot(gear, space)];
  return share({ x: x + on.x, y: y + on.y });
}
