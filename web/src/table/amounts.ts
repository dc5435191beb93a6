/** Amounts of goods and points: added up from events, and as people write them. */
import { language } from "@/lib/language.svelte";
import type { GameEvent } from "@/lib/protocol";

export interface Amount {
  good: string;
  amount: number;
}

const QUARTERS = 4;

/** A number as people write it in the language of the page: quarters as fractions. */
export const written = (points: number): string => language.words.figure(points);

/** A change: its sign always shows. */
export const signed = (points: number): string => `${points > 0 ? "+" : ""}${written(points)}`;

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** The points of a scoring event, whole or in quarters. */
export const pointsOf = (event: GameEvent): number =>
  "quarters" in event ? number(event.quarters) / QUARTERS : number(event.points);

/** Events added up by good, in the order in which the goods come up; what adds up to nothing is left out. */
export function sum(events: GameEvent[], seat: number | null, of: (event: GameEvent) => Amount[]): Amount[] {
  const totals = new Map<string, number>();
  for (const event of events) {
    if (event.seat !== seat) continue;
    for (const { good, amount } of of(event)) totals.set(good, (totals.get(good) ?? 0) + amount);
  }
  return [...totals].filter(([, amount]) => amount !== 0).map(([good, amount]) => ({ good, amount }));
}
