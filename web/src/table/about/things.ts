/** Which thing is asked about: the one under a point, and the next one in a direction. */

/** What says what it is. */
export const THING = "[data-about]";
/** Drawn under something clear, so that the pointer never reaches it. */
const THROUGH = `${THING}[data-through]`;
/** What does something when it is clicked. */
export const CHOICE = "[data-action], [data-actions]";
/** How much more it counts to be aside than to be far. */
const ASIDE = 2.5;

export type Step = readonly [right: number, down: number];

export const STEPS: Readonly<Record<string, Step>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export const thingOf = (element: Element): string => element.getAttribute("data-about") ?? "";

const holds = (element: Element, x: number, y: number): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
};

/** The thing that a pointer is on, if any. */
export function thingUnder(target: EventTarget | null, x: number, y: number): Element | null {
  if (!(target instanceof Element)) return null;
  const drawing = target.closest("svg");
  const under = drawing
    ? [...drawing.querySelectorAll(THROUGH)].find((element) => holds(element, x, y))
    : undefined;
  return under ?? target.closest(THING);
}

/** Does a click on it do something? Then what it is waits until somebody asks. */
export const isChoice = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(CHOICE) !== null;

const isInWindow = (element: Element): boolean => {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return width > 0 && height > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
};

/** Everything in sight that may be asked about, each thing once; of several, the one drawn last. */
export function thingsInSight(): Element[] {
  const found = new Map<string, Element>();
  for (const element of document.querySelectorAll(THING))
    if (element.checkVisibility() && isInWindow(element)) found.set(thingOf(element), element);
  return [...found.values()];
}

const middle = (element: Element): [number, number] => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
};

/** The nearest of some elements from another one in a direction, if there is one more that way than to a side. */
export function towards(from: Element, [right, down]: Step, all: readonly Element[]): Element | undefined {
  const [x, y] = middle(from);
  const far = (other: Element): number => {
    const [otherX, otherY] = middle(other);
    const along = (otherX - x) * right + (otherY - y) * down;
    const aside = Math.abs((otherX - x) * down) + Math.abs((otherY - y) * right);
    return along > 0 && aside <= along ? along + aside * ASIDE : Infinity;
  };
  return all
    .filter((other) => other !== from && far(other) < Infinity)
    .toSorted((a, b) => far(a) - far(b))[0];
}
