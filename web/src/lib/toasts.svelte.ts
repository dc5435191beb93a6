/** Short messages at the foot of the page: at most three; what went wrong stays until it is closed. */
import { untrack } from "svelte";

export type Tone = "news" | "good" | "clock" | "wrong";

export interface Toast {
  number: number;
  tone: Tone;
  text: string;
}

const LASTING = 5000;
const MAX_SHOWN = 3;

class Toasts {
  shown = $state.raw<Toast[]>([]);
  private count = 0;

  say(text: string, tone: Tone = "news"): void {
    const toast = { number: ++this.count, tone, text };
    // An effect that has something to say does not depend on what was said before.
    const others = untrack(() => this.shown).filter((other) => other.text !== text);
    this.shown = [...others, toast].slice(-MAX_SHOWN);
    if (tone !== "wrong") setTimeout(() => this.close(toast.number), LASTING);
  }

  close(number: number): void {
    this.shown = this.shown.filter((toast) => toast.number !== number);
  }
}

export const toasts = new Toasts();
