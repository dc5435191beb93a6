/** What a seat of Tzolk'in pays and gains in an event. */
import type { GameEvent } from "@/lib/protocol";
import { pointsOf, type Amount } from "@/table/amounts";

const goods = ({ good, amount }: GameEvent): Amount => ({ good: String(good), amount: Number(amount) });

export const paid = (event: GameEvent): Amount[] => (event.event === "paid" ? [goods(event)] : []);
export const gained = (event: GameEvent): Amount[] => {
  if (event.event === "gained") return [goods(event)];
  return event.event === "scored" ? [{ good: "points", amount: pointsOf(event) }] : [];
};

/** What an event takes from a seat, or gives it. */
export const moved = (event: GameEvent): Amount[] => [
  ...paid(event).map(({ good, amount }) => ({ good, amount: -amount })),
  ...gained(event),
];
