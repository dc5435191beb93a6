/**
 * A lesson in progress: which step is asked, what of the learner's actions is played, and what is said about the others.
 * What a step wants is played, and then what follows by itself; anything else is answered and not played.
 */
import type { Snippet } from "svelte";
import { Refused } from "@/lib/api";
import type { Explanation, LessonProgress } from "@/lib/protocol";
import type { Guidance } from "@/table/guidance";
import type { TableModel } from "@/table/model.svelte";
import type { LessonConnection } from "./connection";
import { actionsIn, playedBy, type Lesson, type Step } from "./lessons";
import { progress } from "./progress.svelte";

/** How long the hand takes to its place, and how long the other side thinks, in milliseconds. */
export const HAND_MS = 900;
const REPLY_MS = 600;
/** So many wrong actions in a step, and "Show me" stands out. */
const MANY = 3;

const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
const pause = (time: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, isStill() ? 0 : time));

/** What is said about an action that was not played: a sentence of the lesson, or the reason, or that it is for another time. */
export interface Answer {
  action: string;
  message?: string;
  reason?: Explanation;
}

export class Guide implements Guidance {
  /** The actions that were chosen, one for each step that is done. */
  path = $state.raw<readonly string[]>([]);
  said = $state.raw<Answer | null>(null);
  /** The action that a hand shows, while it does. */
  shown = $state.raw<string | null>(null);
  /** Does the kept path no longer fit the lesson, so that it began again? */
  isChanged = $state(false);
  private misses = $state(0);
  private isReplying = $state(false);
  /** The number of the run in progress: whoever goes back ends the one before. */
  private run = 0;

  constructor(
    readonly id: string,
    readonly lesson: Lesson,
    private readonly model: TableModel,
    private readonly connection: LessonConnection,
    readonly card: Snippet<[Snippet?]>,
  ) {}

  /** Begin where the learner has left. */
  async begin(reached: LessonProgress | undefined): Promise<void> {
    const path = !reached || reached.done ? [] : reached.path;
    try {
      await this.open(path);
    } catch (error) {
      if (!(error instanceof Refused) || !path.length) throw error;
      this.isChanged = true;
      await this.open([]);
    }
  }

  // What is asked.

  /** Is something shown that the learner waits for? */
  get isBusy(): boolean {
    return this.isReplying || this.model.staging.isPlaying || this.shown !== null;
  }

  /** The place of the step that is asked: what was begun on the board counts as done. */
  get at(): number {
    const { begun } = this.model;
    const unlike = begun.findIndex((action, nth) => !this.wants(this.path.length + nth, action));
    return this.path.length + (unlike < 0 ? begun.length : unlike);
  }

  get step(): Step | undefined {
    return this.lesson.steps[this.at];
  }

  /** The actions that lead on from here, and those after them. */
  get wanted(): readonly string[] {
    return this.isBusy ? [] : (this.step?.want ?? []);
  }

  get isAtEnd(): boolean {
    return this.path.length >= this.lesson.steps.length;
  }

  /** Has much been tried in vain? */
  get isHard(): boolean {
    return this.misses >= MANY;
  }

  get canGoBack(): boolean {
    return this.path.length > 0;
  }

  message(part: string, at = this.at): string {
    return `learn-${this.id}-${at + 1}-${part}`;
  }

  private wants(at: number, action: string): boolean {
    return this.lesson.steps[at]?.want.includes(action) ?? false;
  }

  // What the learner does.

  admits(actions: readonly string[]): boolean {
    if (this.isAtEnd || this.isReplying) return false;
    const first = this.path.length;
    const wrong = actions.findIndex((action, nth) => !this.wants(first + nth, action));
    if (wrong < 0) this.said = null;
    else this.miss(first + wrong, actions[wrong] ?? "");
    return wrong < 0;
  }

  answer(explanation: Explanation): void {
    if (!explanation.legal && !this.isAtEnd) this.miss(this.at, explanation.action, explanation);
  }

  /** Go back one step: the table is set up again. */
  async back(): Promise<void> {
    if (!this.canGoBack) return;
    await this.open(this.path.slice(0, -1));
    this.keep();
  }

  /** Begin the lesson again. */
  async again(): Promise<void> {
    await this.open([]);
  }

  /** Let a hand do what is wanted. */
  async show(): Promise<void> {
    const action = this.wanted[0];
    if (action === undefined) return;
    const begun = this.model.begun.slice(0, this.at - this.path.length);
    const run = this.run;
    this.said = null;
    this.shown = action;
    await pause(HAND_MS);
    this.shown = null;
    if (run === this.run) await this.model.playAll([...begun, action]);
  }

  /** Take notice of actions that were played, and let the other side reply. */
  async played(actions: readonly string[]): Promise<void> {
    const replies = actions.flatMap((_, nth) =>
      actionsIn(this.lesson.steps[this.path.length + nth]?.replies ?? []),
    );
    const run = this.run;
    this.isReplying = replies.length > 0;
    this.path = [...this.path, ...actions];
    this.misses = 0;
    this.keep();
    for (const reply of replies) {
      await pause(REPLY_MS);
      if (run !== this.run) return;
      await this.connection.play([reply]);
    }
    this.isReplying = false;
  }

  private miss(at: number, action: string, reason?: Explanation): void {
    const nth = Object.keys(this.lesson.steps[at]?.tolerate ?? {}).indexOf(action);
    this.misses += 1;
    this.said = { action, message: nth < 0 ? undefined : this.message(`wrong-${nth + 1}`, at), reason };
  }

  /** Show the table after some steps. */
  private async open(path: readonly string[]): Promise<void> {
    const isKnown = path.every((action, nth) => this.wants(nth, action));
    if (!isKnown) throw new Refused({ kind: "illegal", detail: "The lesson has changed." });
    this.run += 1;
    this.isReplying = false;
    this.said = null;
    this.misses = 0;
    this.model.begun = [];
    await this.connection.open(playedBy(this.lesson, path));
    this.path = path;
  }

  private keep(): void {
    const path = [...this.path];
    progress.reach(this.id, { step: path.length, path, done: this.isAtEnd });
  }
}
