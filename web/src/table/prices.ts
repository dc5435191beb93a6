/** What a choice costs and brings at once, added up by good from the events the server lists with it. */
import type { Choice, GameEvent } from "@/lib/protocol";

export interface Amount {
  good: string;
  amount: number;
}

const QUARTERS = 4;
/** Goods that are no material: points, and the action points and tokens of a turn. */
export const POINTS = "points";
export const ACTION_POINTS = "action_points";
export const TOKENS = "tokens";

const FRACTIONS: Record<number, string> = { 0.25: "¼", 0.5: "½", 0.75: "¾" };

/** A number of points as people write it: quarters as fractions. */
export function written(points: number): string {
  const size = Math.abs(points);
  const part = FRACTIONS[size % 1] ?? "";
  return `${points < 0 ? "−" : ""}${size >= 1 || !part ? Math.floor(size) : ""}${part}`;
}

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** The points of a scoring event, whole or in quarters. */
export const pointsOf = (event: GameEvent): number =>
  "quarters" in event ? number(event.quarters) / QUARTERS : number(event.points);

function paid(event: GameEvent): Amount[] {
  if (event.event === "paid") return [{ good: String(event.good), amount: number(event.amount) }];
  if (event.event === "spent") return [{ good: ACTION_POINTS, amount: number(event.points) }];
  if (event.event === "token_spent") return [{ good: TOKENS, amount: 1 }];
  return [];
}

function gained(event: GameEvent): Amount[] {
  if (event.event === "gained") return [{ good: String(event.good), amount: number(event.amount) }];
  if (event.event === "scored") return [{ good: POINTS, amount: pointsOf(event) }];
  if (event.event === "token_bought") return [{ good: TOKENS, amount: 1 }];
  return [];
}

/** Events added up by good, in the order in which the goods come up; what adds up to nothing is left out. */
export function sum(events: GameEvent[], seat: number | null, of: (event: GameEvent) => Amount[]): Amount[] {
  const totals = new Map<string, number>();
  for (const event of events) {
    if (event.seat !== seat) continue;
    for (const { good, amount } of of(event)) totals.set(good, (totals.get(good) ?? 0) + amount);
  }
  return [...totals].filter(([, amount]) => amount !== 0).map(([good, amount]) => ({ good, amount }));
}

/** What a seat pays for a choice. */
export const priceOf = (choice: Pick<Choice, "brings">, seat: number | null): Amount[] => sum(choice.brings ?? [], seat, paid);
/** What a choice brings a seat at once. */
export const gainOf = (choice: Pick<Choice, "brings">, seat: number | null): Amount[] => sum(choice.brings ?? [], seat, gained);
/** What was paid in these events. */
export const paidIn = (events: GameEvent[], seat: number | null): Amount[] => sum(events, seat, paid);
/** What was gained in these events. */
export const gainedIn = (events: GameEvent[], seat: number | null): Amount[] => sum(events, seat, gained);
