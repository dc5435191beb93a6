/** Where the turn of a hint happens, as numbered marks: workers, plates, temple steps, technologies, cards. */
import type { GameEvent } from "@/lib/protocol";
import type { TableModel } from "@/table/model.svelte";
import { eventsOf } from "@/table/plans";
import { GEARS, LETTER, type Gear } from "../geometry";
import { TOP_LEVEL } from "../material";

export type MarkKind = "placed" | "picked" | "plate" | "pad" | "step" | "level" | "card";

export interface Mark {
  number: number;
  kind: MarkKind;
  /** The thing: a space as `P3`, a pad, a temple, a technology, a tile. */
  noun: string;
  /** The step of a temple, or the level of a technology; the bonus lies one beyond the last. */
  place?: number;
  /** The space of the worker that uses a plate elsewhere. */
  from?: string;
}

/** A mark, or events between two marks that cost or bring something. */
export type Item = { mark: Mark } | { events: GameEvent[] };

const isGear = (place: unknown): place is Gear => GEARS.includes(place as Gear);
export const gearOf = (noun: string): Gear | undefined => GEARS.find((gear) => LETTER[gear] === noun[0]);
export const spaceOf = (noun: string): number => Number(noun.slice(1));

/** The thing that an event happens to; the worker that was picked up last stands on `from`. */
function thingOf(event: GameEvent, from: string | null): Omit<Mark, "number"> | null {
  switch (event.event) {
    case "placed":
      return isGear(event.place)
        ? { kind: "placed", noun: `${LETTER[event.place]}${String(event.space)}` }
        : { kind: "pad", noun: String(event.place) };
    case "picked_up":
      return { kind: "picked", noun: String(event.space) };
    case "action_used":
      return event.action === from
        ? null
        : { kind: "plate", noun: String(event.action), from: from ?? undefined };
    case "climbed":
    case "descended":
      return { kind: "step", noun: String(event.temple), place: Number(event.step) };
    case "advanced":
    case "lowered":
      return { kind: "level", noun: String(event.track), place: Number(event.level) };
    case "bonus_reached":
      return { kind: "level", noun: String(event.track), place: TOP_LEVEL + 1 };
    case "built":
      return { kind: "card", noun: String(event.tile) };
    default:
      return null;
  }
}

/** Takes out what was paid last: the price of a place stands after it, although it is paid first. */
function priceBefore(items: Item[]): GameEvent[] {
  const last = items.at(-1);
  if (!last || "mark" in last || last.events.at(-1)?.event !== "paid") return [];
  const price = last.events.splice(-1);
  if (!last.events.length) items.pop();
  return price;
}

/** The turn in its order: numbered things, and what lies between them. Steps in the same temple are one. */
export function itemsOf(events: GameEvent[], seat: number | null): Item[] {
  const items: Item[] = [];
  let [from, number] = [null as string | null, 0];
  for (const event of events) {
    if (event.seat !== seat) continue;
    const thing = thingOf(event, from);
    if (event.event === "picked_up") from = String(event.space);
    const last = items.at(-1);
    if (!thing) {
      if (last && "events" in last) last.events.push(event);
      else items.push({ events: [event] });
    } else if (
      last &&
      "mark" in last &&
      ["step", "level"].includes(thing.kind) &&
      last.mark.noun === thing.noun
    ) {
      last.mark = { ...last.mark, ...thing };
    } else {
      const price = thing.kind === "placed" ? priceBefore(items) : [];
      items.push({ mark: { number: (number += 1), ...thing } });
      if (price.length) items.push({ events: price });
    }
  }
  return items;
}

export const marksOf = (events: GameEvent[], seat: number | null): Mark[] =>
  itemsOf(events, seat).flatMap((item) => ("mark" in item ? [item.mark] : []));

/** The marks of the hint on show. */
export const marksOfHint = ({ hint, seat }: Pick<TableModel, "hint" | "seat">): Mark[] =>
  hint.current ? marksOf(eventsOf(hint.current), seat) : [];
