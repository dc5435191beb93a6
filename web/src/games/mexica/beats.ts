/** In which beats is a turn of Mexica shown? One for each action; a walk of many steps is one. */
import type { GameEvent, View } from "@/lib/protocol";
import { still, type Beat, type Caption, type Step } from "@/table/beats";
import { waterRoute } from "./board/routes";
import { BOAT, STEP, TELEPORT } from "./board/travels";
import type { MexicaView } from "./view";

const CANAL = 220;
const BRIDGE = 160;
const TERRACE = 90;
const RISE = 180;
/** The outline runs round the district, the tile turns over, the points rise. */
export const FOUNDING = { outline: 400, tile: 260, points: 500 } as const;
const VOTE = 500;

/** What an action of the turn is called, which cells it lights, how long its pieces take. */
interface Deed {
  what: string;
  places: (event: GameEvent) => string[];
  time: (event: GameEvent) => number;
  args?: (event: GameEvent) => Caption["args"];
  /** Do several in a row make one beat? */
  isRun?: boolean;
}

interface Done {
  event: GameEvent;
  deed: Deed;
}

/** The cell of the pilli whose seat acts: only the board knows where that is. */
export const PILLI = "pilli";

const cells = ({ cell, other }: GameEvent): string[] => [cell, other].filter(Boolean).map(String);

const DEEDS: Record<string, Deed> = {
  canal_laid: { what: "canal", places: cells, time: () => CANAL },
  bridge_lifted: { what: "lift", places: cells, time: () => BRIDGE },
  bridge_built: { what: "bridge", places: cells, time: () => BRIDGE },
  temple_built: {
    what: "temple",
    places: cells,
    time: ({ level }) => TERRACE * Number(level) + RISE,
    args: ({ level }) => ({ level: Number(level) }),
  },
  stepped: { what: "walk", places: cells, time: () => STEP, isRun: true },
  sailed: { what: "sail", places: cells, time: () => 0, isRun: true },
  teleported: { what: "teleport", places: cells, time: () => TELEPORT },
  district_founded: {
    what: "found",
    places: cells,
    time: () => FOUNDING.outline + FOUNDING.tile + FOUNDING.points - RISE,
    args: ({ size }) => ({ size: Number(size) }),
  },
  pilli_placed: { what: "start", places: cells, time: () => RISE },
  token_bought: { what: "token", places: () => [PILLI], time: () => RISE, isRun: true },
  proposed: { what: "vote", places: () => [], time: () => VOTE },
  voted: { what: "vote", places: () => [], time: () => VOTE },
};

const isWay = (what: string): boolean => what === "walk" || what === "sail";

/** A turn while it is cut into beats: where each pilli is, and the beat that may go on. */
class Cutting {
  readonly beats: Beat[] = [];
  private readonly pillis = new Map<number, string>();

  constructor(private readonly view: MexicaView | null) {
    view?.seats.forEach(({ pilli }, seat) => pilli && this.pillis.set(seat, pilli));
  }

  add(events: GameEvent[]): void {
    const done = events.filter(({ event }) => event in DEEDS);
    const [first] = done;
    if (!first) this.pass(events);
    else this.act(first.seat, done, events);
  }

  /** Nothing to be seen: an action that is only begun goes with what came before it. */
  private pass(events: GameEvent[]): void {
    const seat = events.find((event) => event.seat !== null)?.seat ?? null;
    const before = this.beats.at(-1)?.scenes.at(-1);
    if (!events.length && before) before.steps.push(still());
    else this.beats.push({ seat, what: "other", scenes: [{ places: [], caption: null, steps: [still()] }] });
  }

  private act(seat: number | null, done: GameEvent[], events: GameEvent[]): void {
    const deeds: Done[] = done.map((event) => ({ event, deed: DEEDS[event.event] as Deed }));
    const time = deeds.reduce((all, { event, deed }) => all + deed.time(event) + this.sailing(event), 0);
    const step: Step = { changes: 1, before: 0, after: time };
    const last = deeds.at(-1);
    const before = this.beats.at(-1);
    const places = [...new Set(deeds.flatMap(({ event, deed }) => deed.places(event)))];
    if (!last) return;
    const { what } = last.deed;
    const amounts = spent(events);
    const scene = before?.scenes[0];
    const goesOn =
      scene &&
      before.seat === seat &&
      last.deed.isRun &&
      (before.what === what || (isWay(what) && isWay(before.what)));
    if (goesOn) {
      scene.steps.push(step);
      scene.places = [...new Set([...scene.places, ...places])];
      scene.caption = this.caption(last, scene.steps.length, [...(scene.caption?.amounts ?? []), ...amounts]);
      before.what = what;
      return;
    }
    const caption = places.length ? this.caption(last, 1, amounts) : null;
    this.beats.push({ seat, what, scenes: [{ places, caption, steps: [step] }] });
  }

  /** What a beat of some actions of one kind is called. */
  private caption({ event, deed }: Done, count: number, amounts: Caption["amounts"]): Caption {
    const all = amounts.reduce((total, { amount }) => total + amount, 0);
    return {
      key: `web-staged-${deed.what}`,
      args: { id: deed.places(event).join(), count, ...deed.args?.(event) },
      amounts: all ? [{ good: "action_points", amount: all }] : [],
    };
  }

  /** How long a boat takes: as long as its way over the water is. */
  private sailing({ event, seat, cell }: GameEvent): number {
    const from = this.pillis.get(seat ?? -1);
    const to = String(cell);
    if (["stepped", "sailed", "teleported", "pilli_placed"].includes(event)) this.pillis.set(seat ?? -1, to);
    if (event !== "sailed") return 0;
    return BOAT * (from && this.view ? waterRoute(from, to, this.view).length - 1 : 4);
  }
}

const spent = (events: GameEvent[]): Caption["amounts"] =>
  events
    .filter(({ event }) => event === "spent")
    .map(({ points }) => ({ good: "action_points", amount: Number(points) }));

export function beatsOf(changes: GameEvent[][], view: View | null): Beat[] {
  const cutting = new Cutting(view as MexicaView | null);
  for (const events of changes) cutting.add(events);
  return cutting.beats;
}
