/**
 * A hint: what a strong bot would consider for the pending decision, asked for when the user wants it. A quick answer comes
 * first; a better one replaces it if it differs.
 */
import * as api from "@/lib/api";
import type { Hint } from "@/lib/protocol";
import { attempt } from "@/lib/attempt";
import { actionsOf, isSame } from "./plans";
import type { TableModel } from "./model.svelte";

export class HintModel {
  /** Is an answer, or a better one, still to come? */
  isThinking = $state(false);
  private hints = $state.raw<Hint[]>([]);
  private decision = $state<number | null>(null);
  private at = $state(0);

  constructor(private readonly model: TableModel) {}

  /** Nobody is helped where other people play. */
  get isAllowed(): boolean {
    const seats = this.model.description?.seats ?? [];
    return this.model.seat !== null && seats.every(({ is_me, kind }) => is_me || kind === "bot");
  }

  get isOffered(): boolean {
    return this.model.isMyTurn && this.isAllowed;
  }

  /** The ideas for the pending decision, the best first, if they were asked for. */
  get shown(): Hint[] {
    return this.isOpen ? this.hints : [];
  }

  /** Was one asked for at the pending decision, and not closed since? */
  get isOpen(): boolean {
    return this.decision !== null && this.decision === this.model.state?.decision;
  }

  /** The idea on show: its turn is marked on the board. */
  get current(): Hint | null {
    return this.shown[this.at] ?? null;
  }

  /** Its place among the ideas, from 1. */
  get number(): number {
    return this.at + 1;
  }

  /** Ask for ideas; where some are shown, the next one. */
  async ask(): Promise<void> {
    if (this.shown.length) this.turn(1);
    if (this.isOpen || !this.isOffered) return;
    const decision = this.model.state?.decision ?? null;
    this.decision = decision;
    this.hints = [];
    this.at = 0;
    this.isThinking = true;
    const better = api.hint(this.model.id);
    await attempt(async () => {
      const first = api.hint(this.model.id, true).catch(() => better);
      this.take(decision, await Promise.race([first, better]).then(({ advice }) => advice));
      this.take(decision, (await better).advice);
    });
    if (this.decision === decision) this.isThinking = false;
    if (this.isOpen && !this.hints.length) this.close();
  }

  /** Show an idea that was found otherwise. */
  show(hint: Hint): void {
    this.decision = this.model.state?.decision ?? null;
    this.hints = [hint];
    this.at = 0;
    this.isThinking = false;
  }

  /** Show the next idea, or the one before; after the last the first. */
  turn(step: 1 | -1): void {
    const count = this.shown.length;
    if (count) this.at = (this.at + step + count) % count;
  }

  /** Play the turn on show, without its end: one request, one undo. */
  async tryIt(): Promise<void> {
    if (this.current) await this.model.playAll(actionsOf(this.current));
  }

  close(): void {
    this.decision = null;
    this.isThinking = false;
  }

  /** Ideas have come: whoever looks at one of them goes on looking at it. */
  private take(decision: number | null, hints: Hint[]): void {
    if (this.decision !== decision) return;
    const { current } = this;
    this.hints = hints;
    const kept = current ? hints.findIndex((hint) => isSame(hint, current)) : -1;
    this.at = this.at > 0 && kept >= 0 ? kept : 0;
  }
}
