/** Where on the whole board is a point of the drawing? */
import type { Spot } from "../../guide";
import { BOX, type Point } from "../geometry";

const PERCENT = 100;

export const share = ({ x, y }: Point): Spot => ({
  left: (PERCENT * (x - BOX.x)) / BOX.width,
  top: (PERCENT * (y - BOX.y)) / BOX.height,
});
