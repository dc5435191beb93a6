/**
 * What is this? Whatever carries meaning at a table says what it is, as `data-about="step:chaac:3"`: its kind and its parts.
 * A game's table of kinds leads from there to the rule, to the numbers of its sentences, and so to what the card says.
 */
import type { View } from "@/lib/protocol";
import { key, type Words } from "@/lib/words";

export type Data = Record<string, unknown>;

/** Where somebody asks. */
export interface Asked<Seen extends View = View> {
  view: Seen;
  names: string[];
  words: Words;
}

/** All things of one kind: those of `step` are the steps of the temples. */
export interface Kind<Seen extends View = View> {
  /** The rule that says more. */
  rule: string | ((...parts: string[]) => string);
  /** What the sentences need, by the names of their variables: numbers of the material, and what is on the table now. */
  data?: (parts: string[], asked: Asked<Seen>) => Data;
  /** The message of its name, where that is not `about-<kind>-name`. */
  name?: (...parts: string[]) => string;
  /** The message of its sentences, where that is not `about-<kind>`. */
  text?: (...parts: string[]) => string;
  /** What it is worth to each seat now. */
  worth?: (parts: string[], view: Seen) => number[] | undefined;
}

export interface Answer {
  name: string;
  text: string;
  rule: string;
  worth?: number[];
}

/** The things of a game, and what is said of each. */
export interface About {
  answer: (thing: string, asked: Asked) => Answer | null;
  /** Every thing there can be at a table. */
  things: (view: View) => string[];
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What the table of a game's kinds says of a thing; nothing of what it does not know. */
export function answerBy<Seen extends View>(
  kinds: Readonly<Record<string, Kind<Seen>>>,
  thing: string,
  asked: Asked<Seen>,
): Answer | null {
  const [name = "", ...parts] = thing.split(":");
  const kind = kinds[name];
  if (!kind) return null;
  const data = kind.data?.(parts, asked) ?? {};
  const say = (message: string): string => asked.words.text(message, data);
  return {
    name: capital(say(kind.name?.(...parts) ?? key("about", name, "name"))),
    // What a thing does not have leaves a gap.
    text: say(kind.text?.(...parts) ?? key("about", name))
      .replace(/ +/g, " ")
      .trim(),
    rule: typeof kind.rule === "string" ? kind.rule : kind.rule(...parts),
    worth: kind.worth?.(parts, asked.view),
  };
}
