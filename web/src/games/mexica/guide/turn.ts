/** A turn in pictures: into a piece of land, canals around it, a founding and a temple. */
import type { View } from "@/lib/protocol";
import { stepsOf, type Spot, type TurnShown } from "../../guide";
import { centre, corner } from "../geometry";
import type { MexicaView } from "../view";
import Has from "./Has.svelte";
import pictures from "./pictures.json";
import record from "./records/turn.txt?raw";
import { share } from "./spot";

const { seat, steps } = pictures.turn;

/** The shore in the south, where it happens. */
const { left, top } = share(corner("F10"));
const end = share({ x: corner("N10").x, y: corner("N16").y });

const sizesOf = ({ districts }: MexicaView): number[] => districts.map(({ size }) => size);
const fresh = <Thing>(now: Record<string, Thing>, then: Record<string, Thing>): [string, Thing][] =>
  Object.entries(now).filter(([cell]) => !(cell in then));

/** The cells on which something is new. */
function changed(now: MexicaView, then: MexicaView): string[] {
  const [pilli, before] = [now.seats[seat]?.pilli, then.seats[seat]?.pilli];
  return [
    ...(pilli && pilli !== before ? [pilli] : []),
    ...now.canals.filter((cell) => !then.canals.includes(cell)),
    ...fresh(now.tiles_on_board, then.tiles_on_board).map(([cell]) => cell),
    ...fresh(now.temples, then.temples).map(([cell]) => cell),
  ];
}

function facts(view: View, since: View): Record<string, number> {
  const [now, then] = [view as MexicaView, since as MexicaView];
  const points = now.scores[seat] ?? 0;
  return {
    left: now.action_points,
    spent: then.action_points - now.action_points,
    points,
    gained: points - (then.scores[seat] ?? 0),
    /** The new district, or else the new tile. */
    size: Math.min(...sizesOf(now)),
    level: fresh(now.temples, then.temples)[0]?.[1][1] ?? 0,
  };
}

const spot = (cell: string): Spot => share(centre(cell));

export const turn: TurnShown = {
  seat,
  part: { left, top, width: end.left - left, height: end.top - top },
  steps: stepsOf(record, steps),
  facts,
  changes: (view, since) => changed(view as MexicaView, since as MexicaView).map(spot),
  Has,
};
