/** How far has somebody come in the lessons? Kept in this browser, for those who are signed in also on the server. */
import { listed } from "./lessons";

/** The steps done of a lesson, and the actions chosen in them. */
export interface Begun {
  step: number;
  path: string[];
}
export type Reached = Begun | "done";
export type Progress = Record<string, Reached>;

const STORED = "sacbe-lessons";

const stepsOf = (reached: Reached | undefined): number =>
  reached === "done" ? Infinity : (reached?.step ?? -1);

/** What two places know of the same person: of each lesson the further one. */
export function joined(one: Progress, other: Progress): Progress {
  const all = { ...one };
  for (const [id, reached] of Object.entries(other))
    if (stepsOf(reached) > stepsOf(all[id])) all[id] = reached;
  return all;
}

function read(): Progress {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Progress;
  } catch {
    return {};
  }
}

class ProgressOfLearner {
  private all = $state.raw<Progress>(read());

  of(id: string): Reached | undefined {
    return this.all[id];
  }

  isDone(id: string): boolean {
    return this.all[id] === "done";
  }

  /** The lesson that was left last, if it still exists. */
  get left(): { id: string; begun: Begun } | null {
    const found = Object.entries(this.all).findLast(
      (entry): entry is [string, Begun] => entry[1] !== "done" && listed(entry[0]) !== undefined,
    );
    return found ? { id: found[0], begun: found[1] } : null;
  }

  /** Has nobody here finished a lesson yet? */
  get isNew(): boolean {
    return !Object.values(this.all).includes("done");
  }

  /** Note how far a lesson has come; what is done stays done. */
  reach(id: string, reached: Reached): void {
    if (this.isDone(id)) return;
    // The last one comes last.
    const others = Object.entries(this.all).filter(([other]) => other !== id);
    this.keep({ ...Object.fromEntries(others), [id]: reached });
  }

  /** Mark lessons as known. */
  know(ids: readonly string[]): void {
    this.keep({ ...this.all, ...Object.fromEntries(ids.map((id) => [id, "done" as const])) });
  }

  private keep(all: Progress): void {
    this.all = all;
    localStorage.setItem(STORED, JSON.stringify(all));
  }
}

export const progress = new ProgressOfLearner();
