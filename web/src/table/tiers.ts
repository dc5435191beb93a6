/**
 * Which layout a window gets, from a phone to a large screen. A table says it once, as the classes `handheld` and `lying`,
 * so that the styles below it do not each have their own idea of a phone. A page at 200 % on a laptop is as small as a
 * phone, and is treated like one. From 1100 pixels on the frame (Frame.svelte) holds everything at once.
 */
import { MediaQuery } from "svelte/reactivity";

const LOW = "(max-height: 479px)";

/** Too small for everything at once: the board, and the rest under the thumb or under tabs. */
export const handheld = new MediaQuery(`(max-width: 1099px), ${LOW}`);
/** A phone, upright or on its side: the board opens enlarged. */
export const phone = new MediaQuery(`(max-width: 599px), ${LOW}`);
/** On a phone, and in the rail beside the board, the bar has room for the day and little else. */
export const compact = new MediaQuery(
  `(max-width: 599px), ${LOW}, (max-width: 1099px) and (min-aspect-ratio: 5/4)`,
);
/** Wider than high: the board left, the rest in a rail right of it. */
export const lying = new MediaQuery("(min-aspect-ratio: 5/4)");
/** A phone on its side: there is no room to spare below or above the board. */
export const low = new MediaQuery(LOW);
/** A small laptop: the seats lose their last line, buildings and monuments share a panel. */
export const short = new MediaQuery("(max-height: 779px)");
/** A large screen: panels are drawn 1.4 times as large, and technologies say in words what they bring. */
export const large = new MediaQuery("(min-width: 2200px) and (min-height: 1300px)");
