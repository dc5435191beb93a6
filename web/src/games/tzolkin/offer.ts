/**
 * What may be done now, as the board and the panels use it: it finds the choice that names a thing, gives that thing's
 * element what makes it a button, and lets a thing that is not legal ask why not. It knows no rule.
 */
import { language } from "@/lib/language.svelte";
import type { Choice } from "@/lib/protocol";
import { priceOf } from "./events";
import type { Mark, MarkKind } from "./hints/marks";

export interface Source {
  choices: Choice[];
  seat: number | null;
  hovered: Choice | null;
  choose?: (choice: Choice) => void;
  why?: (action: string) => void;
  hover?: (choice: Choice | null) => void;
  /** The turn of the hint on show. */
  marks?: Mark[];
}

export type Attributes = Record<string, unknown>;

/** What is read at once: nothing is on offer, nobody can be asked. */
export const NOTHING: Source = { choices: [], seat: null, hovered: null };

const ENTER = new Set(["Enter", " "]);

export class Offer {
  /** What is asked of the source is read when it is asked, so that only who needs it follows its changes. */
  constructor(private readonly source: Readonly<Source>) {}

  get seat(): number | null {
    return this.source.seat;
  }

  get choices(): Choice[] {
    return this.source.choices;
  }

  /** The mark of the hint on show at a thing, at a step or level of it if it has some. */
  mark(kind: MarkKind, noun: string, place?: number): Mark | undefined {
    return this.source.marks?.find(
      (mark) => mark.kind === kind && mark.noun === noun && mark.place === place,
    );
  }

  /** The choice of one of these verbs that names a thing. */
  find(noun: string, ...verbs: string[]): Choice | undefined {
    return this.choices.find((choice) => choice.noun === noun && verbs.includes(choice.verb));
  }

  isHovered(choice: Choice | undefined): boolean {
    return choice !== undefined && this.source.hovered?.action === choice.action;
  }

  /** What makes an element do a choice; without one, it asks why `ask` is not legal. */
  attributes(choice: Choice | undefined, noun: string, ask: string | null): Attributes {
    return choice ? this.legal(choice) : this.refused(noun, ask);
  }

  /**
   * What makes an element the button of a choice, by whose name it is read. A thing that shows other text is no button itself:
   * an empty one of its size lies over or under it.
   */
  legal(choice: Choice): Attributes {
    const { hover } = this.source;
    const leave = (): void => {
      if (this.isHovered(choice)) hover?.(null);
    };
    return {
      role: "button",
      tabindex: 0,
      "data-action": choice.action,
      "data-noun": choice.noun,
      "aria-label": this.label(choice),
      onclick: (event: PointerEvent) => this.press(choice, event),
      onkeydown: (event: KeyboardEvent) => {
        if (!ENTER.has(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
        this.source.choose?.(choice);
      },
      onpointerenter: (event: PointerEvent) => event.pointerType !== "touch" && hover?.(choice),
      onpointerleave: (event: PointerEvent) => event.pointerType !== "touch" && leave(),
      onfocus: (event: FocusEvent) =>
        (event.currentTarget as Element).matches(":focus-visible") && hover?.(choice),
      onblur: leave,
    };
  }

  /** A finger first sees what the choice is; its second touch does it. */
  private press(choice: Choice, event: PointerEvent): void {
    event.stopPropagation();
    const { choose, hover } = this.source;
    if (event.pointerType === "touch" && !this.isHovered(choice)) hover?.(choice);
    else choose?.(choice);
  }

  /** What lets an element ask why `ask` is not legal. */
  refused(noun: string, ask: string | null): Attributes {
    const { why } = this.source;
    if (!why || ask === null) return { "data-noun": noun };
    return {
      "data-noun": noun,
      onclick: (event: PointerEvent) => {
        event.stopPropagation();
        why(ask);
      },
    };
  }

  private label(choice: Choice): string {
    const price = priceOf(choice, this.seat).map(({ good, amount }) => goods(good, amount));
    return [language.words.action(choice), ...price].join(", ");
  }

  /** The same for an element that shows what the choice costs in corn, also where that is nothing. */
  pricedLabel(choice: Choice): string {
    const isFree = cornPrice(choice, this.seat) === 0;
    return isFree ? `${this.label(choice)}, ${goods("corn", 0)}` : this.label(choice);
  }
}

/** An amount of a good in words. */
export const goods = (good: string, amount: number): string =>
  language.words.text("goods", { amount, good: language.words.name(good), good_id: good });

/** What a choice costs in corn. */
export const cornPrice = (choice: Choice, seat: number | null): number =>
  priceOf(choice, seat).find(({ good }) => good === "corn")?.amount ?? 0;

/** The space that a placing choice leads to. */
export function spaceOf(choice: Choice): number | null {
  const placed = choice.brings?.find((event) => event.event === "placed");
  return typeof placed?.space === "number" ? placed.space : null;
}
