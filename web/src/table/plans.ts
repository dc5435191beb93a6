/** A step of a plan in words: an action, and the things that its follow-ups name. */
import type { PlanStep } from "@/lib/protocol";
import type { EventMeaning } from "./events";
import { key, type Words } from "@/lib/words";

/** The step as it reads in a list: "Lay a double canal: O4, O5". */
export function said({ actions, brings }: PlanStep, words: Words, meaning: EventMeaning): string {
  const [first, ...followUps] = actions;
  if (!first) return "";
  const things = followUps.flatMap(({ verb, noun }) =>
    noun === null ? [] : [words.name(noun, key("name", verb))],
  );
  // A follow-up with only one answer is not asked, so no action names its place.
  const places = brings.flatMap(meaning.places).filter((place) => place !== first.noun);
  const where = things.length ? things : places;
  return where.length ? `${words.action(first)}: ${where.join(", ")}` : words.action(first);
}
