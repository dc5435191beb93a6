/** A turn in pictures: two workers are placed, the calendar turns, and one of them is picked up. */
import type { View } from "@/lib/protocol";
import { stepsOf, type Spot, type TurnTold } from "../../guide";
import { BOX, centre, GEARS, M, slot, type Gear } from "../geometry";
import type { TzolkinView } from "../view";
import Has from "./Has.svelte";
import { CHARGES } from "./facts";
import pictures from "./pictures.json";
import record from "./records/turn.txt?raw";
import { share } from "./spot";

const { seat, steps } = pictures.turn;

/** Palenque, Yaxchilan and the day between them. */
const { left, top } = share({ x: BOX.x, y: BOX.y });
const end = share({ x: 12.5 * M, y: 3 * M });

const standing = (view: View): [Gear, number][] =>
  GEARS.flatMap((gear) =>
    Object.entries((view as TzolkinView).gears[gear])
      .filter(([, worker]) => worker === seat)
      .map(([space]): [Gear, number] => [gear, Number(space)]),
  );

/** The spaces that the seat has come to, or else those that it has left. */
function changed(view: View, since: View): [Gear, number][] {
  const [now, then] = [standing(view), standing(since)];
  const without = (some: [Gear, number][], others: [Gear, number][]): [Gear, number][] =>
    some.filter(([gear, space]) => !others.some((other) => other[0] === gear && other[1] === space));
  const come = without(now, then);
  return come.length ? come : without(then, now);
}

function facts(view: View, since: View): Record<string, number> {
  const [{ day, seats }, before] = [view as TzolkinView, (since as TzolkinView).seats[seat]];
  const { corn = 0, gold = 0, workers_in_hand: hand = 0 } = seats[seat] ?? {};
  const [earned, brought] = [corn - (before?.corn ?? 0), gold - (before?.gold ?? 0)];
  const space = changed(view, since)[0]?.[1] ?? 0;
  const second = Number(CHARGES[1]?.[1]);
  return { day, corn, hand, space, paid: -earned, second, earned, gold: brought };
}

const spot = ([gear, space]: [Gear, number]): Spot => {
  const [{ x, y }, on] = [centre(gear), slot(gear, space)];
  return share({ x: x + on.x, y: y + on.y });
};

export const turn: TurnTold = {
  seat,
  part: { left, top, width: end.left - left, height: end.top - top },
  steps: stepsOf(record, steps),
  facts,
  changes: (view, since) => changed(view, since).map(spot),
  Has,
};
