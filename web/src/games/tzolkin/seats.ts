/** The seats of the table: colours (each with a shape of its own), the order in which they are shown, their numbers. */
export const COLOURS = ["red", "yellow", "blue", "green", "plum"] as const;

/** The piece with a face, as it stands on a gear; idle workers are nobody's. */
export const piece = (who: number | "idle"): string =>
  who === "idle" ? "p-dummy" : `p-${COLOURS[who] ?? "dummy"}`;
/** The plain marker of a seat. */
export const marker = (seat: number): string => `m-${COLOURS[seat] ?? "red"}`;

/** Seats as a person sees them: the own one first, then in turn order. */
export function inOrder(players: number, own: number | null): number[] {
  const first = own ?? 0;
  return Array.from({ length: players }, (_, turn) => (first + turn) % players);
}

/** The ages as they are written. */
export const AGES = ["", "I", "II"];
