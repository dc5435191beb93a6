/** A replay as this browser shows it: which move is looked at, the view there, and how it goes on by itself. */
import type { Outline, View } from "@/lib/protocol";
import type { Source } from "./source";
import { Views } from "./views";

const PAUSE = 900;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Replay {
  move = $state(0);
  isPlaying = $state(false);
  speed = $state<number>(1);
  /** The last view that was read; while the next is on its way the old one stays. */
  view = $state.raw<View | null>(null);

  readonly turns: number[];
  private readonly views: Views;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly source: Source,
    readonly outline: Outline,
    first: number,
  ) {
    this.turns = turnEnds(outline);
    this.views = new Views(source, outline.moves);
    this.go(first);
  }

  go(move: number): void {
    this.move = Math.max(0, Math.min(this.outline.moves, Math.round(move)));
    void this.look();
  }

  /** By whole turns. */
  goTurn(step: 1 | -1): void {
    const next =
      step > 0 ? this.turns.find((end) => end > this.move) : this.turns.findLast((end) => end < this.move);
    this.go(next ?? (step > 0 ? this.outline.moves : 0));
  }

  toggle(): void {
    this.isPlaying = !this.isPlaying;
    clearTimeout(this.timer);
    if (!this.isPlaying) return;
    if (this.move >= this.outline.moves) this.go(0);
    this.playOn();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private playOn(): void {
    this.timer = setTimeout(() => {
      if (!this.isPlaying) return;
      this.go(this.move + 1);
      if (this.move < this.outline.moves) this.playOn();
      else this.isPlaying = false;
    }, PAUSE / this.speed);
  }

  private async look(): Promise<void> {
    this.view = this.views.get(this.move) ?? this.view;
    await this.views.around(this.move);
    this.view = this.views.get(this.move) ?? this.view;
  }
}

/** After which moves a turn is over: where one stops when one goes by turns. */
export function turnEnds({ steps }: Pick<Outline, "steps">): number[] {
  return steps.filter((step) => step.ends_turn).map((step) => step.move);
}
