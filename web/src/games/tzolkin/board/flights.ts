/** What flies over the table in a change: pieces between seats and spaces, goods from where they were gained, prices that rise. */
import { written } from "@/table/amounts";
import type { GameEvent } from "@/lib/protocol";
import { GEARS, LETTER } from "../geometry";
import { cardOf } from "../material";
import { piece } from "../seats";

/** Where a flight begins or ends: a seat, a space of a gear or beside it, a plate, a gear, a card, or the wheel's face. */
export type Spot =
  { seat: number } | { place: string } | { plate: string } | { gear: string } | { noun: string } | "hub";

export interface Flight {
  icon: string;
  from: Spot;
  /** Where it goes; a price goes nowhere, it rises and is gone. */
  to: Spot | "up";
  /** Written beside the icon. */
  label?: string;
  /** Milliseconds to wait, and to fly. */
  after: number;
  time: number;
  /** Does it leave before the table is shown as it is after the change? Then its goal changes when it is there. */
  leavesFirst: boolean;
}

const PIECE = 360;
const GOODS = 300;
/** Goods of one change leave within this time. */
const SPREAD = 110;
const PRICE = 620;
/** More would hide the table rather than explain it. */
const MAX_OF_A_GOOD = 4;
/** A card is of the same type in any number of players. */
const ANY = 4;

const spaceOf = (text: string): Spot => {
  const gear = GEARS.find((name) => LETTER[name] === text[0]);
  return gear ? { place: `${gear}-${text.slice(1)}` } : "hub";
};

/** The spot of a place that is in the light. */
export const litSpot = (place: string | undefined): Spot => {
  if (!place) return "hub";
  if (GEARS.some((gear) => gear === place)) return { gear: place };
  return /^[PYTUC]\d+$/.test(place) ? { plate: place } : { noun: place };
};

/** The flights that show these events, in their order; goods come from what is in the light, unless an event says more. */
export function flightsOf(events: GameEvent[], light: Spot = "hub"): Flight[] {
  const used = events.findLast(({ event }) => event === "action_used");
  const placed = events.find(({ event }) => event === "placed");
  const source: Spot = used ? { plate: String(used.action) } : placed ? spotOf(placed) : light;
  const flights = events.flatMap((event) => (event.seat === null ? [] : flightOf(event, event.seat, source)));
  const goods = flights.filter(({ time }) => time === GOODS);
  for (const [k, flight] of goods.entries()) flight.after = (SPREAD * k) / goods.length;
  const prices = flights.filter(({ to }) => to === "up");
  for (const [k, flight] of prices.entries()) flight.after = 90 * k;
  return flights;
}

const spotOf = ({ place, space }: GameEvent): Spot => ({ place: `${String(place)}-${String(space)}` });

function flightOf(event: GameEvent, seat: number, source: Spot): Flight[] {
  const flight = (icon: string, from: Spot, to: Flight["to"], time: number, leavesFirst = true): Flight => ({
    icon,
    from,
    to,
    after: 0,
    time,
    leavesFirst,
  });
  switch (event.event) {
    case "placed":
      return [flight(piece(seat), { seat }, spotOf(event), PIECE, false)];
    case "picked_up":
      return [flight(piece(seat), spaceOf(String(event.space)), { seat }, PIECE)];
    case "worker_returned":
      return [flight(piece(seat), { gear: String(event.gear) }, { seat }, PIECE, false)];
    case "worker_gained":
      return [flight(piece(seat), source, { seat }, GOODS)];
    case "built":
      return [
        flight(
          cardOf(String(event.tile), ANY)?.type ?? "monument",
          { noun: String(event.tile) },
          { seat },
          PIECE,
        ),
      ];
    case "paid":
      return [
        { ...flight(String(event.good), source, "up", PRICE, false), label: written(-Number(event.amount)) },
      ];
    case "gained":
      return Array.from({ length: Math.min(MAX_OF_A_GOOD, Number(event.amount)) }, () =>
        flight(String(event.good), source, { seat }, GOODS),
      );
    default:
      return [];
  }
}
