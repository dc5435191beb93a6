/** A position of Tzolk'in in small. */
import type { View } from "@/lib/protocol";
import type { Moment } from "@/table/moment";
import { momentOf as moment } from "./moment";
import type { TzolkinView } from "./view";

export { default as Board } from "./SketchBoard.svelte";
export { default as Symbols } from "./pieces/Sprite.svelte";
export { default as symbols } from "./pieces/icons.svg?raw";
export const ratio = 1;
export const momentOf = (view: View): Moment => moment(view as TzolkinView);
