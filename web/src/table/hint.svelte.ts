/** A hint: what a strong bot would consider at the question that stands, asked for when a person wants it. */
import * as api from "@/lib/api";
import type { Advice } from "@/lib/protocol";
import { attempt } from "@/parts/attempt";
import type { TableModel } from "./table.svelte";

export class Hint {
  isThinking = $state(false);
  private advice = $state.raw<Advice[]>([]);
  private decision = $state<number | null>(null);

  constructor(private readonly model: TableModel) {}

  /** Nobody is helped where other people play. */
  get isOffered(): boolean {
    const seats = this.model.description?.seats ?? [];
    return this.model.isMyTurn && seats.every(({ is_me, kind }) => is_me || kind === "bot");
  }

  /** The best answers to the question that stands, if they were asked for. */
  get shown(): Advice[] {
    return this.decision !== null && this.decision === this.model.state?.decision ? this.advice : [];
  }

  async ask(): Promise<void> {
    if (this.isThinking || !this.isOffered) return;
    const decision = this.model.state?.decision ?? null;
    this.isThinking = true;
    await attempt(async () => {
      this.advice = (await api.hint(this.model.id)).advice;
      this.decision = decision;
    });
    this.isThinking = false;
  }

  close(): void {
    this.decision = null;
  }
}
