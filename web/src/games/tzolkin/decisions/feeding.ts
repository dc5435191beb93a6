/** In which order is a food day shown? Worker by worker, then what the temples give, the prophecy, and the sums. */
import type { FoodDay, FoodRow } from "./foodday";

export type Stage = "worker" | "temples" | "prophecy" | "sum";

export interface Beat {
  stage: Stage;
  /** How long it is shown before the next, in milliseconds. */
  lasts: number;
}

const WORKER = 220;
const REWARD = 620;

/** The beats of a food day; the first workers of all seats eat together, then the second ones. */
export function beatsOf(food: Pick<FoodDay, "rows" | "scored">): Beat[] {
  const most = Math.max(0, ...food.rows.map(({ fed, unfed }) => fed + unfed));
  return [
    ...Array.from({ length: most }, (): Beat => ({ stage: "worker", lasts: WORKER })),
    { stage: "temples", lasts: REWARD },
    ...(food.scored ? [{ stage: "prophecy", lasts: REWARD } as const] : []),
    { stage: "sum", lasts: 0 },
  ];
}

export type Bowl = "empty" | "full" | "hungry";

/** The bowls of a seat after some beats: first those that are filled, then those of the hungry. */
export const bowlsAfter = ({ fed, unfed }: Pick<FoodRow, "fed" | "unfed">, beats: number): Bowl[] =>
  Array.from({ length: fed + unfed }, (_, worker) =>
    worker >= beats ? "empty" : worker < fed ? "full" : "hungry",
  );

/** Is a stage shown after some beats? */
export const isShownAfter = (all: Beat[], stage: Stage, beats: number): boolean =>
  all.slice(0, beats).some((beat) => beat.stage === stage);

const CORN = 2;

/** Seats that fed their workers for less than two corn each. */
export const cheaper = (rows: FoodRow[]): FoodRow[] =>
  rows.filter(({ fed, corn: [before, after] }) => before - after < fed * CORN);
