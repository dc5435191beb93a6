/**
 * Which layout a window gets. A table says it once, as the classes `handheld` and `lying`, so that the styles below it do not
 * each have their own idea of a phone. A page at 200 % on a laptop is as small as a phone, and is treated like one.
 */
import { MediaQuery } from "svelte/reactivity";

const LOW = "(max-height: 499px)";

/** Too small for everything at once: the board, and the rest under the thumb or behind tabs. */
export const handheld = (narrowerThan: number): MediaQuery =>
  new MediaQuery(`(max-width: ${narrowerThan - 1}px), ${LOW}`);
/** Wider than high: the board left, the rest in a rail right of it. */
export const lying = new MediaQuery("(min-aspect-ratio: 5/4)");
/** A phone on its side: there is no room to spare below or above the board. */
export const low = new MediaQuery(LOW);
