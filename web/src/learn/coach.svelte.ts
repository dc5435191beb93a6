/**
 * The coach at the table of a short game: when is the server asked, and what of its answers is said? Once at the beginning of
 * each own turn and once before its end, nothing twice within three turns, and never while a decision is open. A warning is
 * looked at again when something was done, and goes when it no longer holds.
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

/** How long the end of a turn waits for what the coach may have to say, in milliseconds. */
const PATIENCE = 4000;

const BEGAN = "turn_began";
const ENDED = "turn_ended";

/** What a line is about: the same warning with other numbers is the same line. */
const subjectsOf = ({ guard, advice }: Counsel): string[] =>
  [guard?.kind, advice?.reason?.kind].filter((kind) => kind !== undefined);

export class TableCoach implements Companion {
  private kept = $state.raw<Coached>({ lesson: "" });
  /** What the server is asked right now. */
  private asking = $state.raw<Promise<Counsel> | null>(null);
  /** Is the end of a turn waiting? */
  private isHolding = false;

  constructor(
    readonly lesson: Listed,
    readonly openings: readonly string[],
    private readonly model: TableModel,
    readonly card: Snippet,
    readonly onward: Snippet,
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

  get isAsking(): boolean {
    return this.asking !== null;
  }

  /** Is it the whole game that follows the short one? */
  get isWhole(): boolean {
    return this.kept.isWhole === true;
  }

  /** Has somebody folded the card, or unfolded it? */
  get isFolded(): boolean | undefined {
    return this.kept.isFolded;
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

  /** What made the difference on a food day, or in a scoring. */
  get review(): Effect | undefined {
    return this.line?.review;
  }

  /** A turn that is worth a thought, or that does something about the warning. */
  get plan(): Hint | undefined {
    return this.line?.remedy ?? this.line?.advice;
  }

  /** Has something been done since it was said? Then it is no advice any more. */
  get isPast(): boolean {
    return this.line?.decision !== this.model.state?.decision;
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
    if (this.isOver) return untrack(() => this.close());
    const isReady =
      this.hasBegun && model.isMyTurn && !model.isBusy && !model.staging.isPlaying && !this.isOpening;
    if (!isReady || this.isQuiet) return;
    if ((this.kept.asked ?? 0) < turn) untrack(() => void this.askAtBeginning(turn));
    else if (this.warning && this.isPast && this.canEnd) untrack(() => void this.askAgain(turn));
  }

  /** The short game is played. */
  private close(): void {
    if (!this.isWhole && !progress.isDone(this.lesson.id)) progress.know([this.lesson.id]);
  }

  /** Is nothing open, so that the turn could end? */
  private get canEnd(): boolean {
    return this.model.state?.choices?.some(({ verb }) => verb === "end_turn") === true;
  }

  /** The opening lines are read: from now on the coach looks at each turn. */
  open(): void {
    this.keep({ isOpened: true });
  }

  hush(isQuiet: boolean): void {
    this.keep({ isQuiet });
    if (isQuiet) this.model.hint.close();
  }

  fold(isFolded: boolean): void {
    this.keep({ isFolded });
  }

  /** The turn of the plan, as the marks of a hint on the board. */
  show(): void {
    if (this.plan) this.model.hint.show(this.plan);
  }

  async holds(): Promise<boolean> {
    if (this.isHolding) return true;
    this.isHolding = true;
    try {
      return await this.isHeld();
    } finally {
      this.isHolding = false;
    }
  }

  /** Nobody waits long: a question that is still open is heard first, and a server that is slow is not waited for. */
  private async isHeld(): Promise<boolean> {
    const { turn } = this;
    if (this.isQuiet || this.kept.askedEnd === turn) return false;
    const inTime = new Promise<Counsel>((give) => setTimeout(() => give({}), PATIENCE));
    await Promise.race([this.asking, inTime]);
    const { guard, remedy } = await Promise.race([this.ask(), inTime]);
    this.keep({ askedEnd: turn });
    if (!guard || !this.isNews(guard.kind, turn)) return false;
    this.say({ guard, remedy }, turn);
    this.keep({ held: turn });
    return true;
  }

  private async askAtBeginning(turn: number): Promise<void> {
    if (this.asking) return;
    const { guard, remedy, advice, review } = await this.ask();
    this.keep({ asked: turn });
    if (this.turn !== turn) return;
    const isCareful = guard !== undefined && this.isNews(guard.kind, turn);
    const isIdea = advice?.reason !== undefined && this.isNews(advice.reason.kind, turn);
    if (isCareful || isIdea || review)
      this.say({ ...(isCareful && { guard, remedy }), ...(isIdea && { advice }), review }, turn);
  }

  /** Does the warning still hold, after what was done? */
  private async askAgain(turn: number): Promise<void> {
    const { line, asking } = this;
    const decision = this.model.state?.decision;
    if (asking || !line || decision == null) return;
    const { guard, remedy } = await this.ask();
    if (this.turn !== turn) return;
    const holds = guard !== undefined && guard.kind === line.guard?.kind;
    this.keep({ line: holds ? { ...line, decision, guard, remedy } : null });
  }

  /** Ask the server; where it does not answer, nothing is said, and where it is slow, the table goes on meanwhile. */
  private async ask(): Promise<Counsel> {
    const asking = api.coach(this.model.id).catch((error: unknown) => {
      if (error instanceof Refused) return {};
      throw error;
    });
    const goOn = (): void => {
      if (this.asking === asking) this.asking = null;
    };
    this.asking = asking;
    const timer = setTimeout(goOn, PATIENCE);
    try {
      return await asking;
    } finally {
      clearTimeout(timer);
      goOn();
    }
  }

  private isNews(subject: string, turn: number): boolean {
    return turn - (this.kept.said?.[subject] ?? -APART) >= APART;
  }

  private say(counsel: Counsel, turn: number): void {
    const decision = this.model.state?.decision;
    if (decision == null) return;
    const now = Object.fromEntries(subjectsOf(counsel).map((subject) => [subject, turn]));
    this.keep({ line: { turn, decision, ...counsel }, said: { ...this.kept.said, ...now } });
  }

  private keep(more: Partial<Coached>): void {
    this.kept = { ...this.kept, ...more };
    keepCoached(this.model.id, this.kept);
  }
}
