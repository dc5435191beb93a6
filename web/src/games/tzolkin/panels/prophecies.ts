/** The prophecy in force for a seat: how much it has, what that brings, what is missing for more. */
import prophecies from "@engine/tzolkin/data/prophecies.json";
import type { TzolkinView } from "../view";

export interface Band {
  min: number;
  max: number | null;
  points: number;
}

export interface Count {
  prophecy: string;
  /** How much the seat has of what it counts. */
  count: number;
  points: number;
  /** What the next band is worth and how much is missing for it. */
  next: number | null;
  missing: number;
}

const BY_ID = new Map(prophecies.map((prophecy) => [prophecy.id, prophecy]));

export const bandsOf = (id: string): Band[] =>
  (BY_ID.get(id)?.bands ?? []).map(({ min, max, victory_points }) => ({ min, max, points: victory_points }));

/** What the prophecy in force counts for a seat; null without one. */
export function countOf(view: TzolkinView, seat: number): Count | null {
  const prophecy = view.calamity;
  const points = view.prophecy_worth?.[seat];
  if (!prophecy || points === undefined) return null;
  const count = view.prophecy_count?.[seat] ?? 0;
  const next = bandsOf(prophecy).find((band) => band.points > points);
  return { prophecy, count, points, next: next?.points ?? null, missing: next ? next.min - count : 0 };
}
