/**
 * What waits to be shown, and how it is shown: beat by beat, with a light on the place and a caption beside it. The moves
 * of others are staged, one's own are shown at once; the calendar of a game is seen to its end, whoever turned it.
 */
import type { Digest, Entry, GameEvent, TableView } from "@/lib/protocol";
import { durationOf, leadOf, paceOf, stepAt, turnOf, type Beat, type Scene, type Step } from "./beats";
import { drawn } from "@/lib/frames";
import type { EventMeaning } from "./events";
import { speedOfOthers } from "./speed.svelte";

/** One change of the table: what is noted of it in the log, what happened, and the table after it. */
export interface Change {
  entries: Entry[];
  events: GameEvent[];
  table: TableView;
  /** The cards of the log that come with it. */
  digest?: Digest;
  /** Is it shown once more, so that nothing follows from it? */
  isPast?: boolean;
  /** Is it still being asked for what happened in between? */
  isLoading?: boolean;
}

/** What moves now; once the table is shown as it is after the events, pieces that have not arrived stay hidden. */
export interface Motion {
  events: GameEvent[];
  /** Do pieces leave before the table is shown without them, arrive after it, or both at once? */
  phase: "leaving" | "arriving" | "whole";
  /** How many times as long as usual it takes. */
  pace: number;
}

/** What is in the light, and whether its caption names who acts, because the turn begins. */
export interface Lit {
  beat: Beat;
  scene: Scene;
  isFirst: boolean;
}

/** The light lingers for a moment, so that the last beat can be read. */
const HOLD = 350;
/** A second press so soon means everything that waits, not the turn alone. */
const TWICE = 600;
/** More turns than this do not wait: the oldest is ended, so that nobody falls behind the game. */
const MOST_TURNS = 5;

const wantsNoMotion = (): boolean =>
  speedOfOthers.factor === 0 || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The table that changes are shown on. */
export interface Shown {
  readonly meaning: EventMeaning;
  readonly seat: number | null;
  readonly live: TableView | null;
  show(change: Change): void;
}

export class Staging {
  /** Changes that are not shown to their end, the first of them on show. */
  waiting = $state.raw<Change[]>([]);
  lit = $state.raw<Lit | null>(null);
  motion = $state.raw<Motion | null>(null);
  /** The places in the light. */
  readonly places = $derived<readonly string[]>(this.lit?.scene.places ?? []);
  readonly isPlaying = $derived(this.waiting.length > 0);
  /** Is the last round shown again? */
  readonly isReplaying = $derived(this.waiting[0]?.isPast === true);

  /** The number of the run in progress: an older one ends at its next pause. */
  private run = 0;
  /** How long the turn in progress has been shown, and whose it is. */
  private spent = 0;
  private acting: number | null = null;
  private skippedAt = 0;
  /** How many of the waiting changes are shown already. */
  private shown = 0;

  /** How to end what covers the board, the topmost last; and what goes on when nothing covers it. */
  private covers: (() => void)[] = [];
  private readonly held: (() => void)[] = [];

  constructor(private readonly table: Shown) {}

  /** Show changes after all that wait: in beats where others act, at once where nothing needs time. */
  add(...changes: Change[]): void {
    const isEmpty = !this.waiting.length;
    if (isEmpty && changes.every((change) => this.isPlain(change))) {
      for (const change of changes) this.pass(change);
      return;
    }
    this.waiting = [...this.waiting, ...changes];
    this.goOn(isEmpty);
  }

  /** Put changes in the place of one that stood for them. */
  replace(change: Change, others: Change[]): void {
    const at = this.waiting.indexOf(change);
    if (at < 0) return;
    this.waiting = this.waiting.toSpliced(at, 1, ...others);
    this.goOn(at === 0);
  }

  /** Go on when changes have come: from the beginning, or with the run in progress. */
  private goOn(isIdle: boolean): void {
    const turns = this.waiting.filter(({ events }) => events.some(({ event }) => event === "turn_ended"));
    if (wantsNoMotion()) this.skipAll();
    else if (turns.length > MOST_TURNS) this.end(turnOf(this.waiting.map(({ events }) => events)));
    else if (isIdle) void this.play();
  }

  /** End what covers the board or the turn being shown; soon after, everything that waits. */
  skip(): void {
    if (this.covers.length) {
      this.covers.at(-1)?.();
      return;
    }
    const isTwice = performance.now() - this.skippedAt < TWICE;
    this.skippedAt = performance.now();
    if (isTwice) this.skipAll();
    else this.end(turnOf(this.waiting.map(({ events }) => events)));
  }

  /** End everything that waits. */
  skipAll(): void {
    this.end(this.waiting.length);
  }

  /** Something covers the board, which a skip ends: no beat begins until the answer is called. */
  hold(skipped: () => void = () => undefined): () => void {
    this.covers = [...this.covers, skipped];
    return () => {
      this.covers = this.covers.filter((other) => other !== skipped);
      if (this.covers.length) return;
      for (const goOn of this.held.splice(0)) goOn();
    };
  }

  private async uncovered(): Promise<void> {
    if (this.covers.length) await new Promise<void>((goOn) => this.held.push(goOn));
  }

  close(): void {
    this.run += 1;
  }

  /** Show some of the waiting changes at once, and go on with the others. */
  private end(count: number): void {
    this.run += 1;
    this.lit = this.motion = null;
    for (const change of this.waiting.slice(this.shown, count)) this.table.show(change);
    this.waiting = this.waiting.slice(Math.max(this.shown, count));
    this.shown = 0;
    if (this.waiting.length) void this.play();
  }

  /** Does a change need no time: nothing happened, or the own seat did it? */
  private isPlain({ events, isPast, isLoading }: Change): boolean {
    if (isPast || isLoading) return false;
    return (
      this.table.live === null ||
      this.beats([events]).every((beat) => this.isOwn(beat, false) || !durationOf(beat))
    );
  }

  private isOwn({ seat }: Beat, isPast: boolean): boolean {
    return seat !== null && seat === this.table.seat && !isPast;
  }

  /** Show a change with whatever moves in it, without waiting for that. */
  private pass(change: Change): void {
    const isFirst = this.table.live === null;
    this.table.show(change);
    if (!isFirst && !wantsNoMotion()) this.motion = { events: change.events, phase: "whole", pace: 1 };
  }

  private beats(changes: GameEvent[][]): Beat[] {
    return this.table.meaning.beats(changes, this.table.live?.view ?? null);
  }

  /** The beats of all that waits and is known. */
  private next(): Beat[] {
    const loading = this.waiting.findIndex(({ isLoading }) => isLoading);
    const known = loading < 0 ? this.waiting : this.waiting.slice(0, loading);
    return this.beats(known.map(({ events }) => events));
  }

  private async play(): Promise<void> {
    const run = (this.run += 1);
    this.shown = 0;
    // What others do begins in a frame of its own, with all that has come until then.
    await drawn();
    if (run !== this.run) return;
    while (this.waiting.length && !this.waiting[0]?.isLoading) {
      await this.uncovered();
      if (run !== this.run) return;
      if (!(await this.playBeat(run))) return;
      this.waiting = this.waiting.slice(this.shown);
      this.shown = 0;
    }
    if (!(await this.pause(HOLD, run))) return;
    this.lit = this.motion = null;
    this.acting = null;
  }

  /** Show the next beat, with what comes in meanwhile and belongs to it; was it shown to its end? */
  private async playBeat(run: number): Promise<boolean> {
    let scene = -1;
    let isFirst = false;
    for (;;) {
      const beats = this.next();
      const [beat] = beats;
      const found = beat && stepAt(beat, this.shown);
      if (!beat || !found) return true;
      const { index, step } = found;
      if (scene < 0) isFirst = this.begin(beat);
      const pace = this.paceOf(beats);
      const lead = this.light(beat, index, isFirst && pace > 0);
      if (index !== scene && !(await this.pause(lead * pace, run))) return false;
      scene = index;
      if (!(await this.playStep(step, pace, run))) return false;
      this.shown += step.changes;
    }
  }

  /** Begin a beat; is it the first of a turn? */
  private begin(beat: Beat): boolean {
    if (!durationOf(beat)) return false;
    const { seat } = beat;
    const isFirst = seat !== this.acting;
    if (isFirst) this.spent = 0;
    this.acting = seat;
    return isFirst;
  }

  /** How many times as long as usual a beat takes: one's own no time; what happens to the whole table is not hurried. */
  private paceOf(beats: Beat[]): number {
    const [beat] = beats;
    if (!beat || this.isOwn(beat, Boolean(this.waiting[0]?.isPast))) return 0;
    return beat.seat === null ? 1 : speedOfOthers.factor * paceOf(beats, this.spent);
  }

  /** Light the places of a scene; how long that stands before anything moves. */
  private light(beat: Beat, index: number, isFirst: boolean): number {
    const scene = beat.scenes[index];
    this.lit = scene?.places.length ? { beat, scene, isFirst } : null;
    return scene ? leadOf(scene, index === 0) : 0;
  }

  /** Let pieces leave, show the table, let pieces arrive. */
  private async playStep({ changes, before, after }: Step, pace: number, run: number): Promise<boolean> {
    const now = this.waiting.slice(this.shown, this.shown + changes);
    const events = now.flatMap((change) => change.events);
    if (before * pace) {
      this.motion = { events, phase: "leaving", pace };
      if (!(await this.pause(before * pace, run))) return false;
    }
    for (const change of now) this.table.show(change);
    this.motion = { events, phase: before * pace ? "arriving" : "whole", pace: pace || 1 };
    if (!pace || after) return this.pause(after * pace, run);
    // What comes next is of another frame.
    await drawn();
    return run === this.run;
  }

  /** Wait; is this still the run in progress? */
  private async pause(time: number, run: number): Promise<boolean> {
    if (time > 0) await new Promise((resolve) => setTimeout(resolve, time));
    this.spent += time / (speedOfOthers.factor || 1);
    return run === this.run;
  }
}
