/** Where on the whole board is a point of the drawing? */
import type { Spot } from "../../guide";
import { FRAME, type Point } from "../geometry";

const PERCENT = 100;

export const share = ({ x, y }: Point): Spot => ({
  left: (PERCENT * (x - FRAME.x)) / FRAME.width,
  top: (PERCENT * (y - FRAME.y)) / FRAME.height,
});
