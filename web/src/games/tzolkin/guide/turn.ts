/** A turn in pictures: two workers are placed on a gear, the calendar turns, and one of them is picked up. */
import type { View } from "@/lib/protocol";
import { stepsOf, type TurnShown } from "../../guide";
import { BOX, GEARS, M, type Gear } from "../geometry";
import type { TzolkinView } from "../view";
import Has from "./Has.svelte";
import { CHARGES } from "./facts";
import pictures from "./pictures.json";
import record from "./records/turn.txt?raw";
import { share, spaceOf } from "./spot";

const { seat, steps } = pictures.turn;

/** Yaxchilan, and the arrow of the day beside it. */
const { left, top } = share({ x: -7.4 * M, y: BOX.y });
const end = share({ x: 15 * M, y: -7.5 * M });

const standing = (view: View): [Gear, number][] =>
  GEARS.flatMap((gear) =>
    Object.entries((view as TzolkinView).gears[gear])
      .filter(([, worker]) => worker === seat)
      .map(([space]): [Gear, number] => [gear, Number(space)]),
  );

/** The spaces that the seat has come to, or else those that it has left. With the day all have changed. */
function changed(view: View, since: View): [Gear, number][] {
  const [now, then] = [standing(view), standing(since)];
  if (view.day !== since.day) return now;
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

export const turn: TurnShown = {
  seat,
  part: { left, top, width: end.left - left, height: end.top - top },
  steps: stepsOf(record, steps),
  facts,
  changes: (view, since) => changed(view, since).map(([gear, space]) => spaceOf(gear, space)),
  Has,
};
