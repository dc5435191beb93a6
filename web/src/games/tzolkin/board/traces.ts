/** Which spaces were filled this turn or since one's last turn: the rings on the board. Spaces ride with the calendar. */
import type { GameEvent } from "@/lib/protocol";
import type { LogLine } from "@/table/model.svelte";
import { LETTER, GEARS, type Gear } from "../geometry";

export interface Traces {
  /** Spaces as `tikal-2`. */
  placed: Set<string>;
  changed: Set<string>;
  /** Spaces that the plan of a turn fills or empties, each with the number of its step. */
  planned: Map<string, number>;
  /** Plates as `T2`, whose actions others have used. */
  used: Set<string>;
}

export const NO_TRACES: Traces = {
  placed: new Set(),
  changed: new Set(),
  planned: new Map(),
  used: new Set(),
};

const isGear = (place: unknown): place is Gear => GEARS.includes(place as Gear);
const gearOf = (space: string): Gear | undefined => GEARS.find((gear) => LETTER[gear] === space[0]);

/** The plates whose actions were used in these events. */
export const usedIn = (events: GameEvent[]): Set<string> =>
  new Set(events.filter(({ event }) => event === "action_used").map(({ action }) => String(action)));

/** The spaces that workers were put on in these events, where they are now. */
export function filled(events: GameEvent[]): Set<string> {
  let places: { gear: Gear; space: number }[] = [];
  const beside: string[] = [];
  for (const event of events) {
    if (event.event === "placed" && !isGear(event.place)) {
      beside.push(`${String(event.place)}-${String(event.space)}`);
    } else if (event.event === "placed" && isGear(event.place)) {
      places.push({ gear: event.place, space: Number(event.space) });
    } else if (event.event === "picked_up") {
      const space = String(event.space);
      places = places.filter(
        (place) => place.gear !== gearOf(space) || place.space !== Number(space.slice(1)),
      );
    } else if (event.event === "calendar_turned") {
      places = places.map(({ gear, space }) => ({ gear, space: space + Number(event.days) }));
    }
  }
  return new Set([...beside, ...places.map(({ gear, space }) => `${gear}-${space}`)]);
}

/** The spaces that the steps of a plan put workers on or take them from, with the number of the step. */
export function plannedIn(steps: readonly (readonly GameEvent[])[]): Map<string, number> {
  const found = new Map<string, number>();
  steps.forEach((events, nth) => {
    for (const { event, place, space } of events) {
      if (event === "placed") found.set(isGear(place) ? `${place}-${Number(space)}` : String(place), nth + 1);
      else if (event === "picked_up")
        found.set(`${gearOf(String(space)) ?? ""}-${String(space).slice(1)}`, nth + 1);
    }
  });
  return found;
}

/** The events of the turn in progress of a seat. */
export function ofThisTurn(log: LogLine[], seat: number | null): GameEvent[] {
  const lines = log.filter((line) => !line.isVoid && line.entry.events.length);
  const last = lines.findLastIndex((line) => line.entry.events.some((event) => event.event === "turn_ended"));
  return lines
    .slice(last + 1)
    .filter((line) => line.entry.seat === seat)
    .flatMap((line) => line.entry.events);
}
