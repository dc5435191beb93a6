/**
 * A table as this browser shows it: the state that is shown, what waits to be shown, the log, and the few things a
 * person can do. It knows no rule: it lights what the server lists and sends one of it back.
 *
 * Changes come as updates. Those of others are staged beat by beat (staging.svelte.ts), so that one sees what happened.
 */
import { Refused } from "@/lib/api";
import type { Command, Connect, TableConnection } from "@/lib/connection";
import { Kept } from "@/lib/kept.svelte";
import { TableSocket } from "@/lib/socket";
import type {
  Card,
  Choice,
  Digest,
  Entry,
  Explanation,
  GameEvent,
  Plan,
  Presence,
  Preview,
  Refusal,
  Route,
  Routes,
  Table,
  TableView,
  Update,
  View,
} from "@/lib/protocol";
import { drawn } from "@/lib/frames";
import { t } from "@/lib/language.svelte";
import { taken } from "./digest";
import type { EventMeaning } from "./events";
import { durationOf } from "./beats";
import type { Companion } from "./companion";
import type { Guidance } from "./guidance";
import { HintModel } from "./hint.svelte";
import { Planning } from "./planning.svelte";
import { Shortcuts } from "./shortcuts.svelte";
import { lastRound, MOST_MOVES } from "./rounds";
import { Shown } from "./shown.svelte";
import { Staging, type Change } from "./staging.svelte";
import { endAsk, traceMarks } from "./switches";

/** One line of the log: one entry, and whether it was taken back. */
export interface LogLine {
  entry: Entry;
  isVoid: boolean;
}

/** A choice that throws something away, and what. */
export interface Doubt {
  action: string;
  text: string;
}

const NONE: Choice[] = [];

export class TableModel {
  /** The table as it was received and is shown; the pages of the table read `state`. */
  live = $state.raw<TableView | null>(null);
  /** The choice that waits until its player is sure of it. */
  doubt = $state.raw<Doubt | null>(null);
  /** What a game says that an action throws away. */
  doubts: (action: string) => string = () => "";
  /** The turn that is thought ahead. */
  readonly planning: Planning;
  private readonly shown = new Shown();
  /** The table on show: the real one, or as a plan would leave it. */
  state = $derived.by<TableView | null>(() => this.planning.table ?? this.live);
  description = $state.raw<Table | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** The log as cards, one for each turn. */
  cards = $state.raw<Card[]>([]);
  present = $state.raw<Presence["people"]>([]);
  isConnected = $state(false);
  problem = $state.raw<Refusal | null>(null);
  /** The choice under the pointer or the focus: boards show its price and gain. */
  hovered = $state.raw<Choice | null>(null);
  /** The answer to "why not", until it is closed. */
  whyNot = $state.raw<Explanation | null>(null);
  /** Events that others caused since this seat last acted. */
  since = $state.raw<GameEvent[]>([]);
  /** The events of the change shown last; none when the table is opened, because its past is no change. */
  latest = $state.raw<GameEvent[]>([]);
  /** How the moves of others are shown. */
  readonly staging: Staging = new Staging(this);
  /** Are the settings and the keys shown? */
  isSheetOpen = $state(false);

  /** How many messages are on their way, or answered by a row that is. */
  private inFlight = $state(0);
  isBusy = $derived(this.inFlight > 0);
  /** How many previews are asked for by a click, which sends its actions or begins something when they come. */
  trials = $state(0);
  isTrying = $derived(this.trials > 0);
  view = $derived.by<View | null>(() => this.planning.table?.view ?? this.shown.view);
  seat = $derived<number | null>(this.state?.seat ?? null);
  choices = $derived<Choice[]>(this.isBusy || this.staging.isPlaying ? NONE : (this.state?.choices ?? NONE));
  names = $derived<string[]>(
    (this.description?.seats ?? []).map(
      (seat) => seat.name ?? t("web-player-number", { number: seat.number + 1 }),
    ),
  );
  /** Does a bot play for this seat, until its player comes back? Whoever lost by the clock does not. */
  isAway = $derived(
    this.seat !== null &&
      this.description?.seats[this.seat]?.bot != null &&
      !this.state?.over &&
      !this.state?.forfeited.includes(this.seat),
  );
  /** What others have done and is still marked on the board, once it has been shown. */
  traces = $derived<GameEvent[]>(this.staging.isPlaying || !traceMarks.isOn ? [] : this.since);
  isMyTurn = $derived(this.state?.decision != null);

  readonly hint = new HintModel(this);
  /** What keys do at this table beyond those of all tables. */
  readonly shortcuts = new Shortcuts();
  /** The line of chat that is being typed. */
  readonly chatLine: Kept;

  /** Who guides the player, in a lesson. */
  guidance = $state.raw<Guidance | null>(null);
  /** Who sits beside the player, in a short game. */
  companion = $state.raw<Companion | null>(null);
  /** Actions that were begun on the board and are not sent yet. */
  begun = $state.raw<readonly string[]>([]);

  private readonly connection: TableConnection;
  /** How many moves the last update had. */
  private lastMoves = 0;
  /** The number of the last entry received, and who waits for one. */
  private lastSeq = 0;
  private waiters: { seq: number; resolve: () => void }[] = [];

  constructor(
    readonly id: string,
    readonly meaning: EventMeaning,
    connect: Connect = (handlers) => new TableSocket(id, handlers),
  ) {
    this.chatLine = new Kept(`sacbe-chat-${id}`);
    this.planning = new Planning(this);
    this.connection = connect({
      update: (update) => this.receive(update),
      presence: (presence) => (this.present = presence.people),
      connected: (isConnected) => (this.isConnected = isConnected),
      refused: (problem) => (this.problem = problem),
    });
  }

  // What a person can do.

  /** Take a choice; it answers the pending decision, after a question if it would throw something away. */
  async play(choice: Pick<Choice, "action">, isSure = false): Promise<void> {
    if (this.planning.isOn) return this.planning.add([choice.action]);
    if (this.guidance?.admits([choice.action]) === false) return;
    if (choice.action === "end_turn" && (await this.companion?.holds())) return;
    this.doubt = isSure ? null : this.doubtOf(choice.action);
    if (this.doubt) return;
    const decision = this.state?.decision;
    if (decision != null && !this.isBusy) await this.act({ do: "play", decision, action: choice.action });
  }

  async undo(wholeTurn = false): Promise<void> {
    if (!this.state?.can_undo) return;
    if (this.planning.isOn) return this.planning.back(wholeTurn);
    if (this.guidance) return this.guidance.back();
    await this.act({ do: "undo", whole_turn: wholeTurn });
  }

  async askRewind(moves: number): Promise<void> {
    await this.act({ do: "rewind", moves });
  }

  async answerRewind(agree: boolean): Promise<void> {
    await this.act({ do: "answer", agree });
  }

  /** Write a line of chat; was it stored? */
  async chat(text: string): Promise<boolean> {
    return this.act({ do: "chat", text });
  }

  /** Ask why an action is not legal, now or after others; the answer is in `whyNot`, unless the table has changed meanwhile. */
  async why(action: string, after: string[] = []): Promise<void> {
    const asked = this.lastSeq;
    try {
      const answer = this.planning.isOn
        ? { action, legal: false, ...(await this.planning.why(action, after)) }
        : await this.connection.send<Explanation>({ do: "explain", action, actions: after });
      if (asked !== this.lastSeq || asked !== this.state?.seq || this.isBusy) return;
      if (this.guidance) this.guidance.answer(answer);
      else this.whyNot = answer;
    } catch (error) {
      this.refuse(error);
    }
  }

  /** The table as it would be after some actions, tried one after the other. */
  preview(...actions: string[]): Promise<Preview> {
    if (this.planning.isOn) return this.planning.preview(actions);
    return this.connection.send<Preview>({ do: "preview", actions });
  }

  /** Where the piece of this seat can go now, each place by the cheapest route. */
  async routes(): Promise<Route[]> {
    if (this.planning.isOn) return this.planning.routes;
    return (await this.connection.send<Routes>({ do: "ways" })).ways;
  }

  /** The next turn of this seat after some steps. */
  plan(steps: string[][]): Promise<Plan> {
    return this.connection.send<Plan>({ do: "plan", steps });
  }

  /** Play several actions, one after the other, by one request: all of them or none. */
  async playAll(actions: string[]): Promise<void> {
    if (this.planning.isOn) return this.planning.add(actions);
    if (this.guidance?.admits(actions) === false) return;
    const decision = this.state?.decision;
    if (decision != null && !this.isBusy) await this.act({ do: "play", decision, actions });
  }

  /** What a choice would throw away: the plan that was kept, or what the game says; null where nobody wants to be asked. */
  private doubtOf(action: string): Doubt | null {
    if (!endAsk.isOn || this.guidance) return null;
    const left = action === "end_turn" ? this.planning.left : 0;
    const text = left ? t("web-plan-left", { count: left }) : this.doubts(action);
    return text ? { action, text } : null;
  }

  /** The choices that name a thing on the board. */
  choicesFor(noun: string): Choice[] {
    return this.choices.filter((choice) => choice.noun === noun);
  }

  /** Changes that wait to be shown, the first of them on show. */
  get waiting(): Change[] {
    return this.staging.waiting;
  }

  /** Show at once the rest of the turn on show; soon after, all that waits. */
  skip(): void {
    this.staging.skip();
  }

  /** Show the last round once more; the table itself stays as it is. */
  async replayLastRound(): Promise<void> {
    const now = this.live;
    if (!now?.view || this.staging.isPlaying) return;
    const [first, last] = lastRound(this.log, this.seat, now.view.players);
    const seen = await this.seen(first, last);
    if (!seen || this.live !== now || this.staging.isPlaying) return;
    const past = seen.map((change) => ({ ...change, isPast: true }));
    this.staging.add(...past, { entries: [], events: [], table: now, isPast: true });
  }

  close(): void {
    this.staging.close();
    this.connection.close();
  }

  /** Send a message that adds an entry, and wait for the entry; was it carried out? */
  private async act(message: Command): Promise<boolean> {
    this.inFlight += 1;
    this.problem = null;
    this.whyNot = null;
    this.hovered = null;
    try {
      const entry = await this.connection.send<Entry>(message);
      await this.untilSeq(entry.seq);
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    } finally {
      this.inFlight -= 1;
    }
  }

  /** The update with an entry may come after the answer; what is played next needs its decision. */
  private async untilSeq(seq: number): Promise<void> {
    if (this.lastSeq < seq) await new Promise<void>((resolve) => this.waiters.push({ seq, resolve }));
  }

  private refuse(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    // A stale answer is answered by the newer state that is on its way.
    if (error.problem.kind !== "stale") this.problem = error.problem;
  }

  // What is received.

  private receive(update: Update): void {
    this.enqueue(update);
    this.lastSeq = update.table.seq;
    for (const { seq, resolve } of this.waiters) if (seq <= this.lastSeq) resolve();
    this.waiters = this.waiters.filter(({ seq }) => seq > this.lastSeq);
  }

  private enqueue({ entries, table, digest }: Update): void {
    const change: Change = { entries, events: entries.flatMap(({ events }) => events), table, digest };
    change.isLoading = this.live !== null && this.isSeveral(change);
    const first = this.lastMoves;
    this.lastMoves = entries.at(-1)?.moves ?? first;
    this.staging.add(change);
    // Whoever plans is not held up by what others do.
    if (this.planning.isOn) this.staging.skipAll();
    if (change.isLoading) void this.unfold(change, first, this.lastMoves);
  }

  /** Are there several beats in one change of others, whose tables in between must be asked for? */
  private isSeveral({ entries, events }: Change): boolean {
    const isPlay = entries.every(({ kind, seat }) => kind === "play" && seat !== this.seat);
    const beats = isPlay
      ? this.meaning.beats(
          events.map((event) => [event]),
          this.view,
        )
      : [];
    return beats.filter((beat) => durationOf(beat) > 0).length > 1;
  }

  /** Put what happened in between in the place of a change; after a long absence it is shown as it is. */
  private async unfold(change: Change, first: number, last: number): Promise<void> {
    const whole = { ...change, isLoading: false };
    const seen = last - first > MOST_MOVES ? null : await this.seen(first, last, change.table);
    const between = seen?.slice(1, -1) ?? [];
    const end = seen?.at(-1);
    this.staging.replace(
      change,
      end && between.length ? [...between, { ...whole, events: end.events }] : [whole],
    );
  }

  /** The table after each of some moves, as it was seen; null if the server does not answer. */
  private async seen(first: number, last: number, table = this.live): Promise<Change[] | null> {
    try {
      const moves = table ? await this.connection.moves(first, last) : [];
      return moves.map(({ events, view }) => ({
        entries: [],
        events,
        table: { ...(table as TableView), view },
      }));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return null;
    }
  }

  /** Show a change, and what follows from it unless it is past. */
  show({ entries, events, table, digest, isPast }: Change): void {
    if (isPast) {
      this.see(table);
      return;
    }
    if (digest) void this.tell(digest);
    if (this.live && table.seq < this.live.seq) return;
    if (table.decision !== this.live?.decision) this.whyNot = null;
    this.latest = this.live ? events : [];
    this.see(table);
    for (const entry of entries) this.note(entry);
    void this.planning.changed();
  }

  /** The cards of the log come once the table is drawn, unless it is just being opened. */
  private async tell(digest: Digest): Promise<void> {
    if (this.live) await drawn();
    this.cards = taken(this.cards, digest);
  }

  private see(table: TableView): void {
    this.live = table;
    if (table.view) this.shown.show(table.view);
  }

  /** What somebody said or was called must go: the server has it no more. */
  private erase(gone: number[]): void {
    this.log = this.log.map((line) =>
      gone.includes(line.entry.seq) ? { ...line, entry: { ...line.entry, data: { erased: true } } } : line,
    );
  }

  /** What others have done since this seat last acted; who only looks on sees the last turn of each. */
  private sinceThen({ seat, events }: Entry): GameEvent[] {
    if (seat === this.seat) return [];
    const begins = events.find(({ event }) => event === "turn_began")?.seat;
    const kept = this.seat === null ? this.since.filter((event) => event.seat !== begins) : this.since;
    return [...kept, ...events];
  }

  private note(entry: Entry): void {
    if (this.log.some((line) => line.entry.seq === entry.seq)) return;
    if (entry.kind === "erase") this.erase(entry.data?.entries as number[]);
    const goesBack = entry.kind === "undo" || entry.kind === "rewind";
    const kept = goesBack
      ? this.log.map((line) =>
          line.entry.kind === "play" && line.entry.moves > entry.moves ? { ...line, isVoid: true } : line,
        )
      : this.log;
    this.log = [...kept, { entry, isVoid: false }];
    if (entry.kind === "play") this.since = this.sinceThen(entry);
  }
}
