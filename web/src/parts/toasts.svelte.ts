/** Short messages at the foot of the page: at most three; what went wrong stays until it is closed. */

export type Tone = "news" | "good" | "clock" | "wrong";

export interface Toast {
  number: number;
  tone: Tone;
  text: string;
}

const LASTING = 5000;
const MOST = 3;

class Toasts {
  shown = $state.raw<Toast[]>([]);
  private count = 0;

  say(text: string, tone: Tone = "news"): void {
    const toast = { number: ++this.count, tone, text };
    this.shown = [...this.shown.filter((other) => other.text !== text), toast].slice(-MOST);
    if (tone !== "wrong") setTimeout(() => this.close(toast.number), LASTING);
  }

  close(number: number): void {
    this.shown = this.shown.filter((toast) => toast.number !== number);
  }
}

export const toasts = new Toasts();
