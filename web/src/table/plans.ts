/** Plans of turns: their steps in words, the actions that play them, and whether two are the same. */
import type { GameEvent, Hint, PlanStep } from "@/lib/protocol";
import { choiceOf } from "./choices";
import type { EventMeaning } from "./events";
import { key, type Words } from "@/lib/words";

const END_TURN = "end_turn";

/** The step as it reads in a list: "Lay a double canal: O4 and O5"; in brief without what has a name as long as a sentence. */
export function said(
  { actions, brings }: PlanStep,
  words: Words,
  meaning: Pick<EventMeaning, "places">,
  isBrief = false,
): string {
  const [first, ...followUps] = actions;
  if (!first) return "";
  const things = followUps.flatMap(({ verb, noun }) =>
    noun === null ? [] : [words.name(noun, key("name", verb))],
  );
  // A follow-up with only one answer is not asked, so no action names its place.
  const places = brings.flatMap(meaning.places).filter((place) => place !== first.noun);
  const where = things.length ? things : places;
  // The name of an action of a gear has a colon of its own.
  const isLong = where.some((thing) => thing.includes(":"));
  if (!where.length || (isLong && isBrief)) return words.action(first);
  return `${words.action(first)}${isLong ? " →" : ":"} ${words.listed(where)}`;
}

/** A planned step from the texts of its actions alone. */
export const planned = (actions: string[], words: Words): string =>
  said({ actions: actions.map(choiceOf), brings: [] }, words, { places: () => [] });

/** What plays the turn: every action but its end. */
export const actionsOf = ({ plan }: Hint): string[] =>
  plan.flatMap(({ actions }) => actions.map(({ action }) => action)).filter((action) => action !== END_TURN);

/** What the turn would bring, in its order. */
export const eventsOf = ({ plan }: Hint): GameEvent[] => plan.flatMap(({ brings }) => brings);

export const isSame = (one: Hint, other: Hint): boolean => actionsOf(one).join() === actionsOf(other).join();
