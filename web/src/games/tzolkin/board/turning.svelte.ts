/** The day that the wheel and its gears show: one number for all, so that their teeth never part while they turn. */
import { untrack } from "svelte";
import { prefersReducedMotion, Tween } from "svelte/motion";

const ONE_DAY = 700;
const TWO_DAYS = 1100;

/** The curve cubic-bezier(.45, 0, .2, 1), solved by halving. */
export function ease(progress: number): number {
  const curve = (a: number, b: number, s: number): number =>
    3 * a * s * (1 - s) ** 2 + 3 * b * s ** 2 * (1 - s) + s ** 3;
  let [low, high] = [0, 1];
  for (let k = 0; k < 24; k += 1) {
    const middle = (low + high) / 2;
    if (curve(0.45, 0.2, middle) < progress) low = middle;
    else high = middle;
  }
  return curve(0, 1, (low + high) / 2);
}

/** How long the calendar turns from one day to another; anything but one or two days ahead is shown at once. */
export function duration(from: number, to: number): number {
  const days = to - from;
  if (days <= 0 || days > 2) return 0;
  return days > 1 ? TWO_DAYS : ONE_DAY;
}

export class Turning {
  private readonly tween: Tween<number>;
  /** The days still to be turned to; the turn to the first of them is under way. */
  private ahead: number[] = [];

  constructor(day: () => number) {
    this.tween = new Tween(day(), { easing: ease });
    $effect(() => {
      const wanted = day();
      untrack(() => this.want(wanted));
    });
  }

  get day(): number {
    return this.tween.current;
  }

  /** Turn on to a day after every turn that is under way; what goes back, far ahead or unseen is shown at once. */
  private want(day: number): void {
    const last = this.ahead.at(-1) ?? this.tween.target;
    if (day === last) return;
    if (prefersReducedMotion.current || document.hidden || duration(last, day) === 0) {
      this.ahead = [];
      void this.tween.set(day, { duration: 0 });
      return;
    }
    this.ahead = [...this.ahead, day];
    if (this.ahead.length === 1) this.turn(day);
  }

  private turn(day: number): void {
    void this.tween.set(day, { duration: duration(this.tween.target, day) }).then(() => {
      this.ahead = this.ahead.slice(1);
      const [next] = this.ahead;
      if (next !== undefined) this.turn(next);
    });
  }
}
