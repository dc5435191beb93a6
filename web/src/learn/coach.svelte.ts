/**
 * The coach at the table of a short game: when is the server asked, and what of its answers is said? Once at the beginning of
 * each own turn and once before its end, nothing twice within three turns, and never while a decision is open.
 */
import { untrack, type Snippet } from "svelte";
import * as api from "@/lib/api";
import { Refused } from "@/lib/api";
import type { Counsel, Effect, Hint } from "@/lib/protocol";
import type { Companion } from "@/table/companion";
import type { TableModel } from "@/table/model.svelte";
import { coachedAt, keepCoached, type Coached, type Line } from "./coached";
import type { Listed } from "./lessons";
import { progress } from "./progress.svelte";

/** Turns in which the coach also names the actions. */
const FULL_TURNS = 4;
/** Turns in which nothing is said again. */
const APART = 3;

const BEGAN = "turn_began";
const ENDED = "turn_ended";

/** What a line is about: the same warning with other numbers is the same line. */
const subjectOf = ({ guard, advice }: Counsel): string | undefined => (guard ?? advice?.reason)?.kind;

export class TableCoach implements Companion {
  private kept = $state.raw<Coached>({ lesson: "" });
  /** Is the server asked right now? */
  private isAsking = false;

  constructor(
    readonly lesson: Listed,
    readonly openings: readonly string[],
    private readonly model: TableModel,
    readonly card: Snippet,
  ) {
    this.kept = coachedAt(model.id) ?? { lesson: lesson.id };
  }

  /** The turn of the learner, from 1: the one after all that have ended. */
  get turn(): number {
    return 1 + this.turns.filter((event) => event === ENDED).length;
  }

  /** Is it under way? A starting player may first be asked how the calendar turns. */
  private get hasBegun(): boolean {
    return this.turns.at(-1) !== ENDED;
  }

  /** Where turns of the learner began and ended. */
  private get turns(): string[] {
    const events = this.model.log.flatMap(({ entry, isVoid }) => (isVoid ? [] : entry.events));
    return events
      .filter(({ event, seat }) => (event === BEGAN || event === ENDED) && seat === this.model.seat)
      .map(({ event }) => event);
  }

  get isOver(): boolean {
    return this.model.state?.over === true;
  }

  get isQuiet(): boolean {
    return this.kept.isQuiet === true;
  }

  /** Are the opening lines still to be read? */
  get isOpening(): boolean {
    return !this.isQuiet && !this.isOver && !this.kept.isOpened && this.turn === 1;
  }

  /** What is said in this turn. */
  get line(): Line | null {
    const { line } = this.kept;
    return line && !this.isQuiet && !this.isOver && line.turn === this.turn ? line : null;
  }

  get warning(): Effect | undefined {
    return this.line?.guard;
  }

  get advice(): Hint | undefined {
    return this.line?.advice;
  }

  /** Has something been done since it was said? Then it is no advice any more. */
  get isPast(): boolean {
    return this.line?.guard === undefined && this.line?.decision !== this.model.state?.decision;
  }

  /** Does the coach still name the actions? */
  get isFull(): boolean {
    return this.turn <= FULL_TURNS;
  }

  /** Has it looked at this turn, and found nothing to say? */
  get isContent(): boolean {
    return this.kept.asked === this.turn && this.line === null;
  }

  get hasHeld(): boolean {
    return this.kept.held === this.turn;
  }

  /** Look at the table: a turn that has only begun, or the end of the game. */
  look(): void {
    const { model, turn } = this;
    if (this.isOver) return progress.know([this.lesson.id]);
    const isReady =
      this.hasBegun && model.isMyTurn && !model.isBusy && !model.waiting.length && !this.isOpening;
    if (!isReady || this.isQuiet || (this.kept.asked ?? 0) >= turn) return;
    untrack(() => void this.askAtBeginning(turn));
  }

  /** The opening lines are read: from now on the coach looks at each turn. */
  open(): void {
    this.keep({ isOpened: true });
  }

  hush(isQuiet: boolean): void {
    this.keep({ isQuiet });
    if (isQuiet) this.model.hint.close();
  }

  /** The turn of the advice, as the marks of a hint on the board. */
  show(): void {
    if (this.advice) this.model.hint.show(this.advice);
  }

  async holds(): Promise<boolean> {
    const { turn } = this;
    if (this.isAsking) return true;
    if (this.isQuiet || this.kept.askedEnd === turn) return false;
    const { guard } = await this.ask();
    this.keep({ askedEnd: turn });
    if (!guard || !this.isNews({ guard }, turn)) return false;
    this.say({ guard }, turn);
    this.keep({ held: turn });
    return true;
  }

  private async askAtBeginning(turn: number): Promise<void> {
    if (this.isAsking) return;
    const counsel = await this.ask();
    this.keep({ asked: turn });
    if (this.turn === turn && this.isNews(counsel, turn)) this.say(counsel, turn);
  }

  /** Ask the server; where it does not answer, nothing is said. */
  private async ask(): Promise<Counsel> {
    this.isAsking = true;
    this.model.trials += 1;
    try {
      return await api.coach(this.model.id);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return {};
    } finally {
      this.isAsking = false;
      this.model.trials -= 1;
    }
  }

  private isNews(counsel: Counsel, turn: number): boolean {
    const subject = subjectOf(counsel);
    return subject !== undefined && turn - (this.kept.said?.[subject] ?? -APART) >= APART;
  }

  private say(counsel: Counsel, turn: number): void {
    const decision = this.model.state?.decision;
    const subject = subjectOf(counsel);
    if (decision == null || subject === undefined) return;
    this.keep({ line: { turn, decision, ...counsel }, said: { ...this.kept.said, [subject]: turn } });
  }

  private keep(more: Partial<Coached>): void {
    this.kept = { ...this.kept, ...more };
    keepCoached(this.model.id, this.kept);
  }
}
