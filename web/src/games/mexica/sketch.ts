/** A position of Mexica in small. */
import type { View } from "@/lib/protocol";
import type { Moment } from "@/table/moment";
import { FRAME } from "./geometry";
import { momentOf as moment } from "./moment";
import type { MexicaView } from "./view";

export { default as Board } from "./SketchBoard.svelte";
export const ratio = FRAME.width / FRAME.height;
export const momentOf = (view: View): Moment => moment(view as MexicaView);
