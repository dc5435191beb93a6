/** Where on the screen is what a step speaks of, and what does it look like? */
import type { Places } from "@/games/game";

/** An outline in pixels of the window: a path of an element with its own matrix, a circle, or a box. */
export type Outline =
  | { kind: "path"; d: string; matrix: string; scale: number; box: DOMRect }
  | { kind: "circle" | "box"; box: DOMRect };

const BUTTON = "button, a";
/** Where a wanted action is looked for first: on the board, in what is asked, then anywhere. */
const WITHIN = ["svg.board ", ".panel-of-question ", "#prompt ", ""];

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;

const seen = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isSeen);

/** The element that does an action. Where several begin with it, the one that goes on as the lesson does. */
function doing(action: string, then: readonly string[]): Element | undefined {
  const selector = `[data-action="${CSS.escape(action)}"]:not([disabled])`;
  for (const within of WITHIN) {
    const found = seen(within + selector);
    const goesOn = found.find((element) => then.includes((element as HTMLElement).dataset.then ?? ""));
    if (found.length) return goesOn ?? found[0];
  }
  return undefined;
}

/** What is to be pressed for these actions: themselves, or else the button that leads to them. */
export function targets(wanted: readonly string[], then: readonly string[], places: Places): Element[] {
  const direct = wanted.flatMap((action) => doing(action, then) ?? []);
  if (direct.length) return [...new Set(direct)];
  const before = wanted.map((action) => places.before(action)).find((selector) => selector !== undefined);
  return before ? seen(before).slice(0, 1) : [];
}

/** What a noun of the lesson is on the table. */
export const lit = (noun: string, places: Places): Element[] => places.of(noun).flatMap(seen);

/** Where an action has its place, done or not: for the sign that it was not the wanted one. */
export function placeOf(action: string, places: Places): Element | undefined {
  const [verb = "", noun] = action.split(" ");
  const found = targets([action], [], { of: places.of, before: () => undefined });
  return found[0] ?? (noun ? lit(noun, places)[0] : seen(`[data-mode="${verb}"]`)[0]);
}

export function outline(element: Element): Outline {
  const box = element.getBoundingClientRect();
  const matrix = element instanceof SVGPathElement ? element.getScreenCTM() : null;
  if (matrix)
    return {
      kind: "path",
      d: element.getAttribute("d") ?? "",
      matrix: `matrix(${[matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f].join(" ")})`,
      scale: Math.hypot(matrix.a, matrix.b),
      box,
    };
  const isRound = !element.matches(BUTTON) && element.querySelector(":scope > circle, :scope > g > circle");
  return { kind: isRound ? "circle" : "box", box };
}

/** Is an element under the card, out of sight? */
export function isUnder(element: Element, card: HTMLElement | undefined): boolean {
  if (!card || card.contains(element)) return false;
  const { x, y } = middle(element.getBoundingClientRect());
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return x > left && x < right && y > top && y < bottom;
}

/** Bring an element into the middle of the part of the board that is seen. */
export function bringIntoSight(element: Element): void {
  const frame = element.closest(".zoom .frame.larger");
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const behavior = isStill ? "auto" : "smooth";
  element.scrollIntoView(
    frame ? { block: "center", inline: "center", behavior } : { block: "nearest", behavior },
  );
}

export const middle = ({ x, y, width, height }: DOMRect): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});
