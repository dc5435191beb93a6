/**
 * A food day read from the log: what each seat received, ate and scored, in the order of the rules. Amounts before and
 * after are found from those of the view, going back over what happened since.
 */
import type { GameEvent } from "@/lib/protocol";
import type { LogLine } from "@/table/model.svelte";
import { FOOD_DAYS, highestBonus, stepsOf, TEMPLES } from "../material";
import type { Temple, TzolkinView } from "../view";
import { balance } from "./outcomes";

const QUARTERS = 4;

export interface TemplePoints {
  temple: Temple;
  points: number;
  /** How much of it is for standing highest. */
  highest: number;
}

export interface FoodRow {
  seat: number;
  income: GameEvent[];
  fed: number;
  unfed: number;
  /** Corn before and after feeding. */
  corn: [number, number];
  hunger: number;
  /** Goods of the temples, in the middle of an age. */
  goods: GameEvent[];
  /** Points of the temples, at the end of an age. */
  temples: TemplePoints[];
  prophecy: number;
  sum: number;
  score: number;
}

export interface FoodDay {
  entry: number;
  day: number;
  age: number;
  isMidAge: boolean;
  /** The day that follows; null at the end of the game, undefined while one day or two is to be chosen. */
  next: number | null | undefined;
  rows: FoodRow[];
  paidIncome: number;
  newTiles: string[];
  /** The prophecy that was scored, and the one that begins. */
  scored: string | null;
  begins: string | null;
}

const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const isOf =
  (seat: number) =>
  (event: GameEvent): boolean =>
    event.seat === seat;
const points = (events: GameEvent[], source?: string): number =>
  events
    .filter((event) => event.event === "scored" && (!source || event.source === source))
    .reduce((sum, { quarters }) => sum + number(quarters) / QUARTERS, 0);

/** Where a seat stood in a temple before these later events, from where it stands now. */
export function stepBefore(later: GameEvent[], seat: number, temple: Temple, now: number): number {
  const next = later.find(
    (event) =>
      event.seat === seat && event.temple === temple && ["climbed", "descended"].includes(event.event),
  );
  if (!next) return now;
  return next.event === "climbed" ? number(next.step) - 1 : number(next.step) + 1;
}

/**
 * Which temple each of the points came from: they come in the order of the temples, zeros left out. A temple without
 * points printed may have brought none, so the temples after it decide.
 */
export function byTemple(scored: number[], steps: Record<Temple, number>, age: number): TemplePoints[] {
  const assigned = (temples: Temple[], left: number[]): TemplePoints[] | null => {
    const [temple, ...others] = temples;
    if (temple === undefined) return left.length ? null : [];
    const printed = stepsOf(temple).find((step) => step.step === steps[temple])?.points ?? 0;
    const bonus = highestBonus(temple)[age - 1] ?? 0;
    const [next, ...rest] = left;
    const ways = [{ points: 0, left }];
    if (next !== undefined) ways.push({ points: next, left: rest });
    for (const { points, left } of ways) {
      const highest = points - printed;
      const after = [0, bonus, bonus / 2].includes(highest) ? assigned(others, left) : null;
      if (after) return [{ temple, points, highest }, ...after];
    }
    return null;
  };
  return assigned([...TEMPLES], scored) ?? TEMPLES.map((temple) => ({ temple, points: 0, highest: 0 }));
}

interface Line {
  entry: number;
  event: GameEvent;
}

const flat = (log: LogLine[]): Line[] =>
  log
    .filter(({ isVoid }) => !isVoid)
    .flatMap(({ entry }) => entry.events.map((event) => ({ entry: entry.seq, event })));

const ENDS = ["calendar_turned", "game_ended"];
/** Asked when a food day is over and the calendar has not turned. */
const AFTERWARDS = "choose_days";

/** Where the events of a food day end; below zero while it goes on. */
function endOf(lines: Line[], view: TzolkinView): number {
  const end = lines.findIndex(({ event }) => ENDS.includes(event.event));
  return end < 0 && view.question?.kind === AFTERWARDS ? lines.length : end;
}

/** The entries of food days that are over. */
export function foodDays(log: LogLine[], view: TzolkinView): number[] {
  const lines = flat(log);
  return lines
    .filter(({ event }, index) => event.event === "food_day_came" && endOf(lines.slice(index), view) >= 0)
    .map(({ entry }) => entry);
}

/** The food day of an entry, if there is one. */
export function foodDay(log: LogLine[], entry: number, view: TzolkinView): FoodDay | null {
  const lines = flat(log);
  const start = lines.findIndex((line) => line.entry === entry && line.event.event === "food_day_came");
  const length = start < 0 ? -1 : endOf(lines.slice(start), view);
  if (length < 0) return null;
  const events = lines.slice(start, start + length).map(({ event }) => event);
  const later = lines.slice(start + length).map(({ event }) => event);
  const which = FOOD_DAYS[number(events[0]?.number) - 1];
  const began = lines.slice(0, start).findLast(({ event }) => event.event === "day_began")?.event.day;
  const following = later.find(({ event }) => event === "day_began")?.day;
  const isLast = later.some(({ event }) => event === "game_ended") && following === undefined;
  const index = number(events[0]?.number) - 1;
  return {
    entry,
    day: number(began) || (which?.day ?? 0),
    age: which?.age ?? 1,
    isMidAge: which?.kind === "goods",
    next: isLast ? null : following === undefined ? undefined : number(following),
    rows: Array.from({ length: view.players }, (_, seat) => row(events, later, seat, view, which?.age ?? 1)),
    paidIncome: events.filter(({ event }) => event === "income_came").length,
    newTiles: events.filter(({ event }) => event === "building_revealed").map(({ tile }) => String(tile)),
    scored: (index > 0 && view.prophecies?.[index - 1]) || null,
    begins: String(events.find(({ event }) => event === "prophecy_began")?.prophecy ?? "") || null,
  };
}

function row(events: GameEvent[], later: GameEvent[], seat: number, view: TzolkinView, age: number): FoodRow {
  const own = events.filter(isOf(seat));
  const feeding = events.findIndex(({ event }) => event === "fed");
  const meal = own.find(({ event }) => event === "fed");
  const afterMeal = own.slice(own.findLastIndex(({ event }) => event === "fed" || event === "unfed") + 1);
  const after = (view.seats[seat]?.corn ?? 0) - balance([...afterMeal, ...later], seat, "corn");
  const steps = view.seats[seat]?.temples ?? { chaac: 0, quetzalcoatl: 0, kukulcan: 0 };
  const then = Object.fromEntries(
    TEMPLES.map((temple) => [temple, stepBefore(later, seat, temple, steps[temple])]),
  ) as Record<Temple, number>;
  const scored = own
    .filter((event) => event.event === "scored" && event.source === "temples")
    .map(({ quarters }) => number(quarters) / QUARTERS);
  return {
    seat,
    income: events
      .slice(0, Math.max(feeding, 0))
      .filter((event) => event.seat === seat && event.event === "gained"),
    fed: number(meal?.workers),
    unfed: number(own.find(({ event }) => event === "unfed")?.workers),
    corn: [after + number(meal?.corn), after],
    hunger: points(own, "hunger"),
    goods: afterMeal.filter(({ event }) => event === "gained"),
    temples: byTemple(scored, then, age),
    prophecy: points(own, "prophecies"),
    sum: points(own),
    score: (view.scores[seat] ?? 0) - points(later.filter(isOf(seat))),
  };
}
