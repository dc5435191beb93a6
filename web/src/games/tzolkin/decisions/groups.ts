/**
 * How legal choices are put together for the prompt: one of them may be the confirm, workers to pick up stand with their
 * gear, abilities of tribes at the end of the row. Nothing is left out.
 */
import type { Choice } from "@/lib/protocol";
import { GEARS, LETTER, type Gear } from "../geometry";

/** Verbs that end something; the first of them that is legal is the confirm. */
const CONFIRMS = ["end_turn", "quick_action", "done"];
const ABILITIES = ["barter", "pass", "skip", "bargain"];

export const primaryOf = (choices: Choice[]): Choice | undefined =>
  CONFIRMS.map((verb) => choices.find((choice) => choice.verb === verb)).find(Boolean);

/** Is there nothing left to do but to end the turn? */
const isOnlyTheEndLeft = (choices: Choice[]): boolean =>
  choices.length > 0 && choices.every(({ verb }) => verb === "end_turn");

/**
 * The key of what is asked where the question alone says less or too much: without a worker in hand
 * nobody is asked to place, nor to pick up where none can be.
 */
export function asksOf(choices: Choice[]): string | undefined {
  if (isOnlyTheEndLeft(choices)) return "prompt-turn-over";
  const [places, lifts] = [has(choices, "place"), has(choices, "pick_up")];
  if (places === lifts || has(choices, "end_turn")) return undefined;
  return places ? "web-tzolkin-ask-place" : "web-tzolkin-ask-pick";
}

const has = (choices: Choice[], wanted: string): boolean => choices.some(({ verb }) => verb === wanted);

/** Must one beg before anything else? */
export const isForcedToBeg = (choices: Choice[]): boolean =>
  choices.length > 0 && choices.every(({ verb }) => verb === "beg");

/** The choices that light up on the table: the temples invite nobody to beg who has not chosen to. */
export const onTheTable = (choices: Choice[], isBegging: boolean): Choice[] =>
  isBegging || isForcedToBeg(choices) ? choices : choices.filter(({ verb }) => verb !== "beg");

/** A space or an action as it is written, `P4`: its gear and its number. */
export function placeOf(text: string): { gear: Gear; number: number } {
  const gear = GEARS.find((name) => LETTER[name] === text.charAt(0)) ?? "palenque";
  return { gear, number: Number(text.slice(1)) };
}

export interface Workers {
  gear: Gear;
  choices: Choice[];
}

export interface Groups {
  places: Choice[];
  workers: Workers[];
  begs: Choice[];
  /** What tribes may do besides. */
  abilities: Choice[];
  rest: Choice[];
}

/** The choices of a gear, those of the highest number first. */
export function ofGear(choices: Choice[], gear: Gear): Choice[] {
  const here = choices.filter(({ noun }) => noun !== null && placeOf(noun).gear === gear);
  return here.toSorted((a, b) => placeOf(b.noun ?? "").number - placeOf(a.noun ?? "").number);
}

export function grouped(choices: Choice[]): Groups {
  const confirm = primaryOf(choices);
  const others = choices.filter((choice) => choice !== confirm);
  const by = (...verbs: string[]): Choice[] => others.filter((choice) => verbs.includes(choice.verb));
  const lifted = by("pick_up");
  return {
    places: by("place"),
    workers: GEARS.map((gear) => ({ gear, choices: ofGear(lifted, gear) })).filter(
      (group) => group.choices.length,
    ),
    begs: by("beg"),
    abilities: by(...ABILITIES),
    rest: others.filter(({ verb }) => !["place", "pick_up", "beg", ...ABILITIES].includes(verb)),
  };
}

/** The choice of this verb and noun, if it is legal. */
export const choiceOf = (choices: Choice[], verb: string, noun: string): Choice | undefined =>
  choices.find((choice) => choice.verb === verb && choice.noun === noun);
