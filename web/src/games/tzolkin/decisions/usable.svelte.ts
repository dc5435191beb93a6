/** What a worker could do once it is picked up: tried out on the server when the worker is first looked at. */
import type { Choice, GameEvent } from "@/lib/protocol";
import type { TableModel } from "@/table/model.svelte";

/** One action that would be open to the worker, and what it costs and brings as far as that is known. */
export interface Use {
  /** The answer, which tells two answers with the same action apart. */
  answer: string;
  /** Which action it is, such as P3. */
  action: string;
  events: GameEvent[];
}

const isUse = (answer: string): boolean => answer.startsWith("use ") || answer.startsWith("ahead ");

class Usable {
  private found = $state.raw<Record<string, Use[]>>({});
  private decision: number | null = null;
  private asked = new Set<string>();

  /** The actions open after a choice; undefined until they are known. */
  of(choice: Choice): Use[] | undefined {
    return this.found[choice.action];
  }

  /** Find out, once for each choice of the pending decision. */
  async look(model: TableModel, choice: Choice): Promise<void> {
    const decision = model.state?.decision ?? null;
    if (decision !== this.decision) {
      this.decision = decision;
      this.asked.clear();
      this.found = {};
    }
    if (this.asked.has(choice.action)) return;
    this.asked.add(choice.action);
    // A question that was answered meanwhile says nothing.
    const uses = await this.uses(model, choice).catch(() => null);
    if (uses && this.decision === decision) this.found = { ...this.found, [choice.action]: uses };
  }

  private async uses(model: TableModel, choice: Choice): Promise<Use[]> {
    const { view } = await model.preview(choice.action);
    const answers = view.question?.kind === "use_action" ? view.legal.filter(isUse) : [];
    const tried = answers.map(async (answer) => ({
      answer,
      action: answer.split(" ")[1] ?? "",
      events: (await model.preview(choice.action, answer)).brings,
    }));
    return (await Promise.all(tried)).reverse();
  }
}

export const usable = new Usable();
