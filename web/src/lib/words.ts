/**
 * What people read, in each language, from the same Fluent files as the command line (core/words.py says how keys are
 * made): a thing's id leads to its name, a message gets the name under the field's own name and the bare id as
 * `<field>_id`.
 */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import { figure, listed, LOCALES, type Language } from "./formats.ts";
import type { Choice, Effect, Explanation, GameEvent, Question } from "./protocol";

export { LANGUAGES, type Language } from "./formats.ts";

const QUARTERS = 4;
const NONE = "none";

export const key = (...parts: string[]): string => parts.join("-").replaceAll("_", "-");

type Data = Record<string, unknown>;

/** A number in a message: it chooses a form, and is written as a figure. */
class Figure extends FluentNumber {
  constructor(
    value: number,
    private readonly language: Language,
    private readonly digits?: Intl.NumberFormatOptions,
  ) {
    super(value, digits);
  }

  override toString(): string {
    return figure(this.value, this.language, this.digits);
  }
}

export class Words {
  private readonly bundle: FluentBundle;

  /** Where two sources have the same key, the first one's. */
  constructor(
    readonly language: Language,
    sources: string[],
  ) {
    const number = (values: FluentValue[], digits: Record<string, FluentValue>): FluentValue =>
      new Figure(Number(values[0]), language, digits as Intl.NumberFormatOptions);
    this.bundle = new FluentBundle(LOCALES[language], { useIsolating: false, functions: { NUMBER: number } });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** A message with its data filled in; the key itself where there is none. */
  text(message: string, data: Data = {}): string {
    const pattern = this.bundle.getMessage(message)?.value;
    return pattern ? this.bundle.formatPattern(pattern, this.filled(data), []) : message;
  }

  /** A number as the language writes it. */
  figure(value: number, options?: Intl.NumberFormatOptions): string {
    return figure(value, this.language, options);
  }

  /** Several things in one phrase, as the language joins them. */
  listed(things: string[]): string {
    return listed(things, this.language);
  }

  name(thing: string, within = "name"): string {
    const found = [key(within, thing), key("name", thing)].find((message) => this.has(message));
    return found ? this.text(found) : thing;
  }

  /** A choice as it reads in a list. */
  action({ verb, noun }: Pick<Choice, "verb" | "noun">): string {
    if (noun === null) return this.text(key("action", verb));
    return this.text(key("action", verb), { noun: this.name(noun, key("name", verb)), noun_id: noun });
  }

  prompt(question: Question): string {
    const { kind, ...data } = question;
    return this.text(key("prompt", kind), this.named(data));
  }

  log(event: GameEvent, players: string[]): string {
    const { event: kind, seat, ...data } = event;
    const named = this.named(data);
    if (seat !== null) named.player = players[seat] ?? "";
    return this.text(key("log", kind), named);
  }

  reason({ reason, data }: Explanation, players: string[]): string {
    const named = this.named(data ?? {});
    const seat = data?.seat;
    if (typeof seat === "number") named.player = players[seat] ?? "";
    const message = data?.parts ? `${reason}-${data.parts}` : reason;
    return message ? this.text(key("reason", message), named) : "";
  }

  /** What some actions change, as a sentence. */
  effect({ kind, data }: Effect, players: string[]): string {
    const named = this.named(data);
    if (typeof data.seat === "number") named.player = players[data.seat] ?? "";
    return this.text(key("effect", kind), named);
  }

  private filled(data: Data): Record<string, FluentVariable> {
    const numbered = ([field, value]: [string, unknown]): [string, unknown] => [
      field,
      typeof value === "number" ? new Figure(value, this.language) : value,
    ];
    return Object.fromEntries(Object.entries(data).map(numbered)) as Record<string, FluentVariable>;
  }

  /** Data as messages use them: names for ids, points for quarters, yes and no, lists as texts. */
  named(data: Data): Data {
    const named: Data = {};
    for (const [field, value] of Object.entries(data)) {
      if (field === "quarters" && typeof value === "number") {
        named.points = value / QUARTERS;
        named.loss = Math.max(0, -value) / QUARTERS;
      } else if (typeof value === "boolean") {
        named[field] = value ? "yes" : "no";
      } else if (typeof value === "string") {
        named[field] = value ? this.name(value, field) : NONE;
        named[`${field}_id`] = value || NONE;
      } else if (Array.isArray(value)) {
        named[field] = this.listed(value.map((item) => this.name(String(item), field))) || NONE;
      } else {
        named[field] = value ?? NONE;
      }
    }
    return named;
  }
}
