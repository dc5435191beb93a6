/**
 * A table as this browser shows it: the state that is shown, what waits to be shown, the log, and the few things a
 * person can do. It knows no rule: it lights what the server lists and sends one of it back.
 *
 * Changes come as updates. Those of others are shown one after the other, each for a moment, so that one sees what
 * happened; `skip` shows the last one at once.
 */
import { Refused } from "@/lib/api";
import { Kept } from "@/lib/kept.svelte";
import { TableSocket, type Command } from "@/lib/socket";
import type {
  Choice,
  Entry,
  Explanation,
  GameEvent,
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
import { t } from "@/lib/language.svelte";
import type { EventMeaning } from "./events";
import { HintModel } from "./hint.svelte";
import { speedOfOthers } from "./speed.svelte";

/** How long a change by others is shown before the next, in milliseconds: less when many wait. */
const PACE = 650;
const MIN_PACE = 180;
const ALL_WAITING = 4500;
const wantsNoMotion = (): boolean =>
  speedOfOthers.factor === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
const MAX_WAITING = 60;

/** One line of the log: one entry, and whether it was taken back. */
export interface LogLine {
  entry: Entry;
  isVoid: boolean;
}

export class TableModel {
  state = $state.raw<TableView | null>(null);
  description = $state.raw<Table | null>(null);
  log = $state.raw<LogLine[]>([]);
  present = $state.raw<Presence["people"]>([]);
  isConnected = $state(false);
  problem = $state.raw<Refusal | null>(null);
  /** The choice under the pointer or the focus: boards show its price and gain. */
  hovered = $state.raw<Choice | null>(null);
  /** The answer to "why not", until it is closed. */
  whyNot = $state.raw<Explanation | null>(null);
  /** Events that others caused since this seat last ended a turn. */
  since = $state.raw<GameEvent[]>([]);
  /** The events of the change shown last; none when the table is opened, because its past is no change. */
  latest = $state.raw<GameEvent[]>([]);
  /** Changes that wait to be shown, the first of them on show. */
  waiting = $state.raw<Update[]>([]);
  /** Are the settings and the keys shown? */
  isSheetOpen = $state(false);

  /** How many messages are on their way, or answered by a row that is. */
  private inFlight = $state(0);
  isBusy = $derived(this.inFlight > 0);
  /** How many previews are asked for by a click, which sends its actions or begins something when they come. */
  trials = $state(0);
  isTrying = $derived(this.trials > 0);
  view = $derived<View | null>(this.state?.view ?? null);
  seat = $derived<number | null>(this.state?.seat ?? null);
  choices = $derived<Choice[]>(this.isBusy || this.waiting.length ? [] : (this.state?.choices ?? []));
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
  isMyTurn = $derived(this.state?.decision != null);

  readonly hint = new HintModel(this);
  /** The line of chat that is being typed. */
  readonly chatLine: Kept;

  private readonly socket: TableSocket;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of the last entry received, and who waits for one. */
  private lastSeq = 0;
  private waiters: { seq: number; resolve: () => void }[] = [];

  constructor(
    readonly id: string,
    readonly meaning: EventMeaning,
  ) {
    this.chatLine = new Kept(`sacbe-chat-${id}`);
    this.socket = new TableSocket(id, {
      update: (update) => this.receive(update),
      presence: (presence) => (this.present = presence.people),
      connected: (isConnected) => (this.isConnected = isConnected),
      refused: (problem) => (this.problem = problem),
    });
  }

  // What a person can do.

  /** Take a choice; it answers the pending decision. While one is on its way, no other is taken. */
  async play(choice: Pick<Choice, "action">): Promise<void> {
    const decision = this.state?.decision;
    if (decision != null && !this.isBusy) await this.act({ do: "play", decision, action: choice.action });
  }

  async undo(wholeTurn = false): Promise<void> {
    if (!this.state?.can_undo) return;
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
      const answer = await this.socket.send<Explanation>({ do: "explain", action, actions: after });
      if (asked === this.lastSeq && asked === this.state?.seq && !this.isBusy) this.whyNot = answer;
    } catch (error) {
      this.refuse(error);
    }
  }

  /** The table as it would be after some actions, tried one after the other. */
  preview(...actions: string[]): Promise<Preview> {
    return this.socket.send<Preview>({ do: "preview", actions });
  }

  /** Where the piece of this seat can go now, each place by the cheapest route. */
  async routes(): Promise<Route[]> {
    return (await this.socket.send<Routes>({ do: "ways" })).ways;
  }

  /** Play several actions, one after the other, by one request: all of them or none. */
  async playAll(actions: string[]): Promise<void> {
    const decision = this.state?.decision;
    if (decision != null && !this.isBusy) await this.act({ do: "play", decision, actions });
  }

  /** The choices that name a thing on the board. */
  choicesFor(noun: string): Choice[] {
    return this.choices.filter((choice) => choice.noun === noun);
  }

  /** Show at once what waits to be shown. */
  skip(): void {
    clearTimeout(this.timer);
    for (const update of this.waiting) this.show(update);
    this.waiting = [];
  }

  close(): void {
    clearTimeout(this.timer);
    this.socket.close();
  }

  /** Send a message that adds an entry, and wait for the entry; was it carried out? */
  private async act(message: Command): Promise<boolean> {
    this.inFlight += 1;
    this.problem = null;
    this.whyNot = null;
    this.hovered = null;
    try {
      const entry = await this.socket.send<Entry>(message);
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

  private enqueue(update: Update): void {
    const isOthers =
      this.state !== null && update.entries.some((entry) => entry.seat !== this.seat && entry.events.length);
    const passes = this.state !== null && this.duration(update) > 0;
    if (wantsNoMotion() || (!isOthers && !passes && !this.waiting.length)) {
      this.show(update);
      return;
    }
    this.waiting = [...this.waiting, update];
    if (this.waiting.length === 1) this.showNext();
    if (this.waiting.length > MAX_WAITING) this.skip();
  }

  private showNext(): void {
    const [next] = this.waiting;
    if (!next) return;
    this.show(next);
    const duration = this.duration(next);
    const pace = Math.max(MIN_PACE, Math.min(PACE, ALL_WAITING / this.waiting.length));
    this.timer = setTimeout(
      () => {
        this.waiting = this.waiting.slice(1);
        this.showNext();
      },
      speedOfOthers.factor * (duration || pace),
    );
  }

  private duration({ entries }: Update): number {
    return this.meaning.duration(entries.flatMap(({ events }) => events));
  }

  private show(update: Update): void {
    if (this.state && update.table.seq < this.state.seq) return;
    if (update.table.decision !== this.state?.decision) this.whyNot = null;
    this.latest = this.state ? update.entries.flatMap((entry) => entry.events) : [];
    this.state = update.table;
    for (const entry of update.entries) this.note(entry);
  }

  /** What somebody said or was called must go: the server has it no more. */
  private erase(gone: number[]): void {
    this.log = this.log.map((line) =>
      gone.includes(line.entry.seq) ? { ...line, entry: { ...line.entry, data: { erased: true } } } : line,
    );
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
    const ended = entry.seat === this.seat && entry.events.some((event) => event.event === "turn_ended");
    if (ended) this.since = [];
    else if (entry.kind === "play" && entry.seat !== this.seat) this.since = [...this.since, ...entry.events];
  }
}
