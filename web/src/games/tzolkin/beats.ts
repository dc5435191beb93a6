/**
 * In which beats is a turn of Tzolk'in shown? One for each worker: it is placed, or it is taken back, uses an action, pays and
 * gains, and markers climb. The calendar is a beat of its own, which belongs to nobody.
 */
import type { GameEvent } from "@/lib/protocol";
import { sum, type Amount } from "@/table/amounts";
import { still, type Beat, type Caption, type Scene, type Step } from "@/table/beats";
import { moved } from "./amounts";
import { GEARS, LETTER, type Gear } from "./geometry";

const FLIGHT = 360;
const GOODS = 420;
const MARKER = 160;
const CARD = 380;
const READ = 260;
const ONE_DAY = 700;
const TWO_DAYS = 1100;

type Said = Pick<Caption, "key" | "args" | "pill">;

const say = (what: string, args: Said["args"] = {}): Said => ({ key: `web-staged-${what}`, args });
/** A space by the board's own name, in the colour of its city. */
const sayAt = (what: string, place: string): Said => ({
  ...say(what, { place }),
  pill: { text: place, tint: `var(--k-${place.charAt(0).toLowerCase()})` },
});
const isGear = (place: unknown): place is Gear => GEARS.includes(place as Gear);

/** Events that begin a beat, with the caption of each. */
const BEGINNINGS: Record<string, (event: GameEvent) => Said> = {
  placed: ({ place, space }) =>
    isGear(place)
      ? sayAt("placed", `${LETTER[place]}${Number(space)}`)
      : say("placed-beside", { id: String(place) }),
  picked_up: ({ space }) => sayAt("picked-up", String(space)),
  begged: ({ temple }) => say("begged", { id: String(temple) }),
  quick_action_used: () => say("quick-action"),
  passed: () => say("passed"),
};

/** Events that move the light on within a beat, the most telling first, with the caption of each. */
const DEEDS: [string, (event: GameEvent) => Said][] = [
  ["built", ({ tile }) => say("built", { id: String(tile) })],
  ["advanced", ({ track, level }) => say("advanced", { id: String(track), level: Number(level) })],
  ["bonus_reached", ({ track }) => say("bonus", { id: String(track) })],
  ["lowered", ({ track, level }) => say("lowered", { id: String(track), level: Number(level) })],
  ["climbed", ({ temple }) => say("climbed", { id: String(temple) })],
  ["descended", ({ temple }) => say("descended", { id: String(temple) })],
  ["action_used", ({ action }) => sayAt("used", String(action))],
];
const CLIMBS = ["climbed", "descended"];
const ADVANCES = ["advanced", "lowered", "bonus_reached"];

const days = (events: GameEvent[]): number =>
  events.reduce((all, { event, days }) => all + (event === "calendar_turned" ? Number(days) : 0), 0);
const has = (events: GameEvent[], ...kinds: string[]): boolean =>
  events.some(({ event }) => kinds.includes(event));
const count = (events: GameEvent[], ...kinds: string[]): number =>
  events.filter(({ event }) => kinds.includes(event)).length;

/** What pieces of a change take: those that leave before the table is shown, and those that arrive then. */
function stepOf(events: GameEvent[]): Step {
  const leaving = Math.max(
    has(events, "picked_up") ? FLIGHT : 0,
    has(events, "built") ? CARD : 0,
    has(events, "gained", "tile_taken", "skull_placed", "worker_gained") ? GOODS : 0,
  );
  const climbing = MARKER * count(events, ...CLIMBS, ...ADVANCES);
  const arriving = Math.max(has(events, "placed") ? FLIGHT : 0, climbing && climbing + READ);
  return { changes: 1, before: leaving, after: arriving };
}

/** The places of a change: gears by their names, plates and tiles, temples and technologies by theirs. */
function placesOf(events: GameEvent[]): string[] {
  const found = events.flatMap((event): unknown[] => {
    if (event.event === "placed") return [event.place];
    if (event.event === "picked_up") return [gearOf(String(event.space))];
    if (event.event === "action_used") return [event.action];
    if (event.event === "built") return [event.tile];
    if ([...CLIMBS, "begged", "step_wasted"].includes(event.event)) return [event.temple];
    return ADVANCES.includes(event.event) ? [event.track] : [];
  });
  return [...new Set(found.map(String))];
}

const gearOf = (space: string): string => GEARS.find((gear) => LETTER[gear] === space.charAt(0)) ?? "";

/** Several temples or technologies at once are named together. */
function captionOf(events: GameEvent[]): Said | null {
  const begins = events.find(({ event }) => event in BEGINNINGS);
  if (begins) return BEGINNINGS[begins.event]?.(begins) ?? null;
  for (const [kind, caption] of DEEDS) {
    const [first, ...others] = events.filter(({ event }) => event === kind);
    if (first && others.length && CLIMBS.includes(kind))
      return say(kind, { id: [first, ...others].map(({ temple }) => temple).join() });
    if (first) return caption(first);
  }
  return null;
}

/** A beat while it is made: all its events in the light of the scene in progress. */
interface Open {
  beat: Beat;
  scene: Scene;
  events: GameEvent[];
  /** The space of the worker that was taken back. */
  space: string;
}

function begin(events: GameEvent[], seat: number, what: string): Open {
  const scene: Scene = { places: [], caption: null, steps: [] };
  const space = events.find(({ event }) => event === "picked_up")?.space;
  return { beat: { seat, what, scenes: [scene] }, scene, events: [], space: String(space ?? "") };
}

/** Does the light move on for a change, or is it only more of what is in the light? */
function movesOn({ space, scene }: Open, events: GameEvent[]): boolean {
  if (!scene.places.length) return false;
  const used = events.find(({ event }) => event === "action_used");
  if (used && used.action === space && !has(events, ...CLIMBS, ...ADVANCES, "built")) return false;
  return events.some(({ event }) => DEEDS.some(([kind]) => kind === event));
}

/** Goods that were traded, paid or gained in a row are one step. */
const isTrade = (events: GameEvent[]): boolean =>
  events.every(({ event }) => ["paid", "gained", "sold", "tile_taken", "scored"].includes(event));

function add(open: Open, events: GameEvent[]): void {
  const { beat } = open;
  if (!has(events, ...Object.keys(BEGINNINGS)) && movesOn(open, events)) {
    open.scene = { places: [], caption: null, steps: [] };
    open.events = [];
    beat.scenes.push(open.scene);
  }
  const { scene } = open;
  const last = scene.steps.at(-1);
  if (!events.length && last) last.changes += 1;
  else if (last && isTrade(events) && isTrade(open.events.slice(-1))) {
    last.changes += 1;
    last.before = Math.max(last.before, stepOf(events).before);
  } else scene.steps.push(events.length ? stepOf(events) : still());
  open.events = [...open.events, ...events];
  scene.places = [...new Set([...scene.places, ...placesOf(events)])];
  const caption = captionOf(open.events);
  const amounts: Amount[] = sum(open.events, beat.seat, moved);
  if (caption) scene.caption = { ...caption, amounts };
}

export function beatsOf(changes: GameEvent[][]): Beat[] {
  const beats: Beat[] = [];
  let open: Open | null = null;
  const alone = (seat: number | null, what: string, step: Step): void => {
    open = null;
    beats.push({ seat, what, scenes: [{ places: [], caption: null, steps: [step] }] });
  };
  for (const events of changes) {
    const seat = events.find((event) => event.seat !== null)?.seat ?? null;
    const turned = days(events);
    const begins = events.find(({ event }) => event in BEGINNINGS);
    if (turned) alone(null, "calendar", { ...still(), after: turned > 1 ? TWO_DAYS : ONE_DAY });
    else if (has(events, "turn_ended")) {
      const gained = has(events, "tooth_corn_taken", "gained");
      alone(seat, "end", gained ? { ...still(), before: GOODS } : still());
    } else if (begins && seat !== null) {
      open = begin(events, seat, begins.event);
      beats.push(open.beat);
      add(open, events);
    } else if (open && (!events.length || (open as Open).beat.seat === seat)) add(open, events);
    else alone(seat, "other", still());
  }
  return beats;
}
