/** How far has somebody come in the lessons? Kept in this browser, and for accounts on the server, too. */
import * as api from "@/lib/api";
import type { LessonProgress, Progress } from "@/lib/protocol";
import { me } from "@/lib/user.svelte";
import { STORED } from "./newcomer";

type Lessons = Progress["lessons"];

const far = (reached: LessonProgress | undefined): number =>
  reached?.done ? Infinity : (reached?.step ?? -1);

/** What two places know of the same person: of each lesson the further one, the first where both are equally far. */
export function joined(one: Lessons, other: Lessons): Lessons {
  const further = Object.entries(other).filter(([id, reached]) => far(reached) > far(one[id]));
  return { ...one, ...Object.fromEntries(further) };
}

function read(): Lessons {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Lessons;
  } catch {
    return {};
  }
}

class ProgressOfLearner {
  private all = $state.raw<Lessons>(read());

  of(id: string): LessonProgress | undefined {
    return this.all[id];
  }

  isDone(id: string): boolean {
    return this.all[id]?.done === true;
  }

  /** The lessons that were begun and left, the last one last. */
  get left(): { id: string; step: number }[] {
    return Object.entries(this.all).flatMap(([id, { done, step }]) => (done ? [] : [{ id, step }]));
  }

  /** Has nobody here finished a lesson yet? */
  get isNew(): boolean {
    return !Object.values(this.all).some(({ done }) => done);
  }

  /** Note how far a lesson has come; what is done stays done. */
  reach(id: string, reached: LessonProgress): void {
    if (this.isDone(id)) return;
    // The last one comes last.
    const others = Object.entries(this.all).filter(([other]) => other !== id);
    this.keep({ ...Object.fromEntries(others), [id]: reached });
    void this.share({ [id]: reached });
  }

  /** Mark lessons as known. */
  know(ids: readonly string[]): void {
    const known = Object.fromEntries(ids.map((id) => [id, { step: 0, path: [], done: true }]));
    this.keep({ ...this.all, ...known });
    void this.share(known);
  }

  /** Join what this browser knows with what the server knows of an account. */
  async find(): Promise<void> {
    await me.find();
    await this.share(this.all);
  }

  private async share(lessons: Lessons): Promise<void> {
    if (!me.user?.login) return;
    // Without an answer this browser still knows it, and says so at the next visit.
    const known = await api.addProgress(lessons).catch(() => null);
    if (known) this.keep(joined(this.all, known.lessons));
  }

  private keep(all: Lessons): void {
    this.all = all;
    localStorage.setItem(STORED, JSON.stringify(all));
  }
}

export const progress = new ProgressOfLearner();
