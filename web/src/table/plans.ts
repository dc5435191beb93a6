/** A step of a plan in words: an action, and the things that its follow-ups name. */
import type { Step } from "@/lib/protocol";
import { key, type Words } from "@/lib/words";

/** The step as it reads in a list: "Lay a double canal: O4, O5". */
export function said({ actions, brings }: Step, words: Words): string {
  const [first, ...followUps] = actions;
  if (!first) return "";
  const things = followUps.flatMap(({ verb, noun }) => (noun === null ? [] : [words.name(noun, key("name", verb))]));
  const where = things.length ? things : cellsOf(brings).filter((cell) => cell !== first.noun);
  return where.length ? `${words.action(first)}: ${where.join(", ")}` : words.action(first);
}

/** Where it happens: a follow-up with only one answer is not asked, so no action names its cell. */
const cellsOf = (brings: Step["brings"]): string[] => brings.flatMap(({ cell, other }) => [cell, other]).filter((cell) => typeof cell === "string" && cell !== "") as string[];
