/** What the turn in progress has done so far, in chips: a picture, a place, what it cost. */
import type { GameEvent } from "@/lib/protocol";
import type { LogLine } from "@/table/model.svelte";
import type { GlyphName } from "../pieces/glyphs";

export interface Deed {
  glyph: GlyphName;
  text: string;
  cost: number;
}

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

function deedOf({ event, cell, other, level, size }: GameEvent): Omit<Deed, "cost"> | null {
  if (event === "canal_laid") return { glyph: "canal", text: [cell, other].filter(Boolean).join("–") };
  if (event === "bridge_built") return { glyph: "bridge", text: String(cell) };
  if (event === "temple_built") return { glyph: "temple", text: `${String(level)} · ${String(cell)}` };
  if (event === "district_founded") return { glyph: "found", text: String(size) };
  if (event === "stepped") return { glyph: "move", text: String(cell) };
  if (event === "sailed") return { glyph: "boat", text: String(cell) };
  if (event === "teleported") return { glyph: "teleport", text: String(cell) };
  if (event === "token_bought") return { glyph: "token", text: "+1" };
  if (event === "token_spent") return { glyph: "token", text: "−1" };
  return event === "proposed" ? { glyph: "vote", text: String(size) } : null;
}

/** The events of a seat's turn in progress: those since it began. */
export function eventsOfTurn(log: readonly LogLine[], seat: number | null): GameEvent[] {
  const events = log
    .filter(({ isVoid, entry }) => !isVoid && entry.kind === "play")
    .flatMap(({ entry }) => entry.events);
  const began = events.findLastIndex((event) => event.event === "turn_began" && event.seat === seat);
  return events.slice(began + 1).filter((event) => event.seat === seat);
}

const TRAVELS: readonly GlyphName[] = ["move", "boat"];

/** Deeds in their order; steps and boats one after the other are one route, a price belongs to the deed it was paid with. */
export function deedsOf(events: readonly GameEvent[]): Deed[] {
  const deeds: Deed[] = [];
  let paid = 0;
  for (const event of events) {
    if (event.event === "spent") paid += number(event.points);
    const deed = deedOf(event);
    if (!deed) continue;
    const last = deeds.at(-1);
    const goesOn = last && TRAVELS.includes(last.glyph) && TRAVELS.includes(deed.glyph);
    if (goesOn)
      deeds.splice(-1, 1, {
        ...deed,
        glyph: last.glyph === "boat" ? "boat" : deed.glyph,
        cost: last.cost + paid,
      });
    else deeds.push({ ...deed, cost: paid });
    paid = 0;
  }
  return deeds;
}
