/** A hint: what a strong bot would consider for the pending decision, asked for when the user wants it. */
import * as api from "@/lib/api";
import type { Hint } from "@/lib/protocol";
import { attempt } from "@/lib/attempt";
import type { TableModel } from "./model.svelte";

export class HintModel {
  isThinking = $state(false);
  private hints = $state.raw<Hint[]>([]);
  private decision = $state<number | null>(null);

  constructor(private readonly model: TableModel) {}

  /** Nobody is helped where other people play. */
  get isOffered(): boolean {
    const seats = this.model.description?.seats ?? [];
    return this.model.isMyTurn && seats.every(({ is_me, kind }) => is_me || kind === "bot");
  }

  /** The best actions for the pending decision, if they were asked for. */
  get shown(): Hint[] {
    return this.decision !== null && this.decision === this.model.state?.decision ? this.hints : [];
  }

  async ask(): Promise<void> {
    if (this.isThinking || !this.isOffered) return;
    const decision = this.model.state?.decision ?? null;
    this.isThinking = true;
    await attempt(async () => {
      this.hints = (await api.hint(this.model.id)).advice;
      this.decision = decision;
    });
    this.isThinking = false;
  }

  close(): void {
    this.decision = null;
  }
}
