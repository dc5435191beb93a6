/** How does a pilli get to where it stands? Step by step, by boat along the water, or in a high bow. */
import type { GameEvent } from "@/lib/protocol";
import { centre } from "../geometry";
import type { MexicaView } from "../view";
import { waterRoute } from "./routes";

/** Milliseconds for a step, for a cell of water, and for going anywhere at once. */
export const STEP = 140;
export const BOAT = 60;
export const TELEPORT = 400;
const HIGH = 70;

export interface Travel {
  frames: Keyframe[];
  time: number;
  sails: boolean;
}

const at = (cell: string, above = 0): string =>
  `translate(${centre(cell).x}px, ${centre(cell).y - 1 - above}px)`;

/** The way of a seat's pilli through these events, from a cell; null if it has not moved in them. */
export function travelOf(
  events: GameEvent[],
  seat: number,
  from: string,
  view: Pick<MexicaView, "canals" | "bridges">,
): Travel | null {
  const stops: { transform: string; until: number }[] = [{ transform: at(from), until: 0 }];
  let [here, time] = [from, 0];
  const go = (transform: string, takes: number): void =>
    void stops.push({ transform, until: (time += takes) });
  for (const { event, seat: mover, cell } of events) {
    const to = String(cell);
    if (mover !== seat) continue;
    if (event === "stepped") go(at(to), STEP);
    else if (event === "sailed") for (const water of waterRoute(here, to, view).slice(1)) go(at(water), BOAT);
    else if (event === "teleported") {
      go(at(here, HIGH), TELEPORT * 0.3);
      go(at(to, HIGH), TELEPORT * 0.4);
      go(at(to), TELEPORT * 0.3);
    } else continue;
    here = to;
  }
  if (!time) return null;
  return {
    frames: stops.map(({ transform, until }) => ({ transform, offset: until / time })),
    time,
    sails: events.some(({ event, seat: mover }) => mover === seat && event === "sailed"),
  };
}
