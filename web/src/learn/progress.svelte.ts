/** How far has somebody come in the lessons? Kept in this browser, for those who are signed in also on the server. */

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

  /** The lessons that were begun and left, the last one last. */
  get left(): { id: string; begun: Begun }[] {
    return Object.entries(this.all).flatMap(([id, begun]) => (begun === "done" ? [] : [{ id, begun }]));
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
