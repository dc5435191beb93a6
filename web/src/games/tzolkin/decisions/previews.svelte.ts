/** What a choice leads to where it asks something more: tried out on the server, kept while the decision is pending. */
import type { Choice, GameEvent, Question } from "@/lib/protocol";
import type { TableModel } from "@/table/model.svelte";

/** One continuation of a choice: the answer that follows, and what both bring together. */
export interface Continuation {
  then: string[];
  events: GameEvent[];
  /** What is asked after that. */
  asks: Question | null;
}

/** The continuations of a choice whose next question has this kind. */
export async function continuations(
  model: TableModel,
  choice: Choice,
  kind: string,
): Promise<Continuation[]> {
  const { view } = await model.preview(choice.action);
  if (view.question?.kind !== kind) return [];
  const answers = view.legal.filter((action) => action.startsWith(`${kind} `));
  return Promise.all(
    answers.map(async (answer) => {
      const tried = await model.preview(choice.action, answer);
      return { then: [answer], events: tried.brings, asks: tried.view.question };
    }),
  );
}

/** How many blocks of any kind would be owed after a choice; null where it owes none. */
export async function owedAfter(model: TableModel, choice: Choice): Promise<number | null> {
  const { view } = await model.preview(choice.action);
  return view.question?.kind === "pay_blocks" ? Number(view.question.owed) : null;
}

/** Answers for each choice of a question, found one after the other; empty until then, and when the question changes. */
export class Previews<Found> {
  found = $state.raw<Record<string, Found>>({});
  private decision: number | null = null;

  /** Ask once for each choice of the pending decision. */
  async look(model: TableModel, choices: Choice[], ask: (choice: Choice) => Promise<Found>): Promise<void> {
    const decision = model.state?.decision ?? null;
    if (decision === this.decision) return;
    this.decision = decision;
    this.found = {};
    await Promise.all(
      choices.map(async (choice) => {
        // A question that was answered meanwhile says nothing; the panel shows what is printed.
        const found = await ask(choice).catch(() => null);
        if (found !== null && this.decision === decision)
          this.found = { ...this.found, [choice.action]: found };
      }),
    );
  }
}
