/** The seats of the table: colours (each with a shape of its own) and their pieces. */
export const COLOURS = ["red", "yellow", "blue", "green", "plum"] as const;

/** The piece with a face, as it stands on a gear; idle workers are nobody's. */
export const piece = (who: number | "idle"): string =>
  who === "idle" ? "p-dummy" : `p-${COLOURS[who] ?? "dummy"}`;
/** The plain marker of a seat. */
export const marker = (seat: number): string => `m-${COLOURS[seat] ?? "red"}`;

/** The ages as they are written. */
export const AGES = ["", "I", "II"];
