/** What flies over the table after a change: pieces between seats and spaces, goods from where they were gained. */
import type { GameEvent } from "@/lib/protocol";
import { LETTER, GEARS } from "../geometry";
import { piece } from "../seats";

/** Where a flight begins or ends: a seat, a space of a gear, a plate, or the wheel's face. */
export type Spot = { seat: number } | { place: string } | { plate: string } | "hub";

export interface Flight {
  icon: string;
  from: Spot;
  to: Spot;
  /** Milliseconds to wait, and to fly. */
  after: number;
  time: number;
}

const PLACING = 280;
const PUSHED = 350;
const APART = 40;
/** More would hide the table rather than explain it. */
const MAX_FLIGHTS = 14;
const MAX_OF_A_GOOD = 4;

const spaceOf = (text: string): Spot => {
  const gear = GEARS.find((name) => LETTER[name] === text[0]);
  return gear ? { place: `${gear}-${text.slice(1)}` } : "hub";
};

/** The flights that show these events, in their order. */
export function flightsOf(events: GameEvent[]): Flight[] {
  const flights: Flight[] = [];
  let source: Spot = "hub";
  const add = (icon: string, from: Spot, to: Spot, time: number): void =>
    void flights.push({ icon, from, to, after: flights.length * APART, time });
  for (const event of events) {
    const { seat } = event;
    if (event.event === "action_used") source = { plate: String(event.action) };
    else if (seat === null) continue;
    else if (event.event === "placed")
      add(piece(seat), { seat }, { place: `${String(event.place)}-${String(event.space)}` }, PLACING);
    else if (event.event === "picked_up") add(piece(seat), spaceOf(String(event.space)), { seat }, PLACING);
    else if (event.event === "worker_returned")
      add(piece(seat), { place: `${String(event.gear)}-0` }, { seat }, PUSHED);
    else if (event.event === "gained") {
      const count = Math.min(MAX_OF_A_GOOD, Number(event.amount));
      for (let k = 0; k < count; k += 1) add(String(event.good), source, { seat }, PUSHED);
    }
  }
  return flights.slice(0, MAX_FLIGHTS);
}
