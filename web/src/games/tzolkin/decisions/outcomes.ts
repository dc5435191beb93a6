/**
 * Events as small signs: what a choice costs and what it brings, in the order in which it happens. An outcome is one
 * sign with its number; what it is called in words is added where it is shown, for those who listen to it.
 */
import type { Choice, GameEvent } from "@/lib/protocol";
import { written } from "@/table/amounts";

export type Tone = "gain" | "price" | "plain";

export interface Outcome {
  /** The sign, by its name among the symbols. */
  icon: string;
  /** What stands before the sign; on a medal, what stands in it. */
  text: string;
  tone: Tone;
  /** The thing, to be named. */
  thing: string;
}

const QUARTERS = 4;
const ROMAN = ["0", "I", "II", "III"];

export const roman = (level: number): string => ROMAN[level] ?? String(level);

type Reader = (event: GameEvent) => Outcome;
const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const made = (icon: string, text: string, tone: Tone, thing: string): Outcome => ({
  icon,
  text,
  tone,
  thing,
});

const READERS: Record<string, Reader> = {
  gained: ({ good, amount }) => made(String(good), written(number(amount)), "gain", String(good)),
  paid: ({ good, amount }) => made(String(good), written(-number(amount)), "price", String(good)),
  scored: ({ quarters }) => made("vp-blank", written(number(quarters) / QUARTERS), "gain", "points"),
  climbed: ({ temple, step }) =>
    made(`t-${String(temple)}`, `→ ${written(number(step))}`, "gain", String(temple)),
  descended: ({ temple, step }) =>
    made(`god-${String(temple)}`, `→ ${written(number(step))}`, "price", String(temple)),
  advanced: ({ track, level }) => made(String(track), roman(number(level)), "gain", String(track)),
  lowered: ({ track, level }) => made(String(track), `→ ${roman(number(level))}`, "price", String(track)),
  worker_gained: () => made("worker-plus", "", "gain", "worker"),
  tile_taken: ({ tile }) => made(`tile-${String(tile)}`, "", "gain", `tile-${String(tile)}`),
  wood_tile_burned: () => made("burn", "", "plain", "burn"),
  built: ({ tile }) =>
    made(String(tile).startsWith("m_") ? "monument" : "building", "", "gain", String(tile)),
  renovated: ({ tile }) => made("renovate", "", "price", String(tile)),
  board_turned: ({ side }) => made(`side-${String(side)}`, "", "plain", String(side)),
};

/** Tiles that one keeps stand last. */
const isKept = ({ icon }: Outcome): boolean => icon.startsWith("tile-");

/** The events of a seat as signs; those that are no gain and no price are left out. */
export function outcomes(events: GameEvent[], seat: number | null): Outcome[] {
  const found = events.flatMap((event) => {
    const read = event.seat === seat ? READERS[event.event] : undefined;
    return read ? [read(event)] : [];
  });
  return found.toSorted((a, b) => Number(isKept(a)) - Number(isKept(b)));
}

/** What an action of a gear costs before it begins, and what it then does: the fee stands before the action. */
export function feeAndRest(choice: Pick<Choice, "brings">): { fee: GameEvent[]; rest: GameEvent[] } {
  const events = choice.brings ?? [];
  const used = events.findIndex((event) => event.event === "action_used");
  return { fee: events.slice(0, Math.max(used, 0)), rest: events.slice(used + 1) };
}

/** How much of a good these events take from a seat or give it: below zero if it pays more than it gains. */
export function balance(events: GameEvent[], seat: number | null, good: string): number {
  return events
    .filter((event) => event.seat === seat && event.good === good)
    .reduce(
      (sum, { event, amount }) =>
        sum + (event === "gained" ? number(amount) : event === "paid" ? -number(amount) : 0),
      0,
    );
}

/** Where a temple or a technology stands after these events, if they move it. */
export function reached(events: GameEvent[], seat: number | null, thing: string): number | null {
  const last = events.findLast(
    (event) => event.seat === seat && (event.temple === thing || event.track === thing),
  );
  const place = last?.step ?? last?.level;
  return typeof place === "number" ? place : null;
}
