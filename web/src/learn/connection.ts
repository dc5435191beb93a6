/** A table without a table: the lesson's position and what was played there; the server says what comes of it and keeps nothing. */
import { Refused, call } from "@/lib/api";
import type { Command, ConnectionHandlers, Result, TableConnection } from "@/lib/connection";
import type { Entry, NewTable, SeenMove, TableView, Update } from "@/lib/protocol";

export class LessonConnection implements TableConnection {
  /** What was played, by whoever was asked. */
  private actions: string[] = [];
  /** How many moves the game had after each of the actions, and before the first. */
  private moved = [0];
  /** The number of the last row; going back has a row, too. */
  private seq = 0;

  constructor(
    private readonly game: string,
    private readonly position: NonNullable<NewTable["position"]>,
    private readonly handlers: ConnectionHandlers,
    /** Called when actions of the learner have been played. */
    private readonly onplayed: (actions: string[]) => void,
  ) {}

  async send<Answer extends Result>(message: Command): Promise<Answer> {
    return (await this.answer(message)) as Answer;
  }

  /** What came of each move is sent with it. */
  moves(): Promise<SeenMove[]> {
    return Promise.resolve([]);
  }

  close(): void {}

  /** Show the table after these actions: at first, or gone back to. */
  async open(actions: string[]): Promise<void> {
    const isBack = this.seq > 0;
    const update = await this.ask<Update>("play", { actions, seen: isBack ? actions.length : 0 });
    this.actions = actions;
    if (!isBack) this.count(update.entries);
    this.moved.length = actions.length + 1;
    const back: Entry = { seq: 0, at: 0, kind: "undo", seat: 0, moves: this.moved.at(-1) ?? 0, events: [] };
    this.deliver(isBack ? [back] : update.entries, update.table);
    this.handlers.connected(true);
  }

  /** Play actions of whoever is asked. */
  async play(actions: string[]): Promise<Entry | undefined> {
    const seen = this.actions.length;
    const all = [...this.actions, ...actions];
    const { entries, table } = await this.ask<Update>("play", { actions: all, seen });
    this.actions = all;
    this.count(entries);
    return this.deliver(entries, table);
  }

  private async answer(message: Command): Promise<Result | undefined> {
    const { actions } = this;
    switch (message.do) {
      case "play": {
        const played = message.actions ?? [String(message.action)];
        const entry = await this.play(played);
        this.onplayed(played);
        return entry;
      }
      case "explain":
        return this.ask("explain", { actions, action: message.action, after: message.actions ?? [] });
      case "preview":
        return this.ask("preview", { actions, tried: message.actions });
      case "ways":
        return this.ask("ways", { actions });
      default:
        throw new Refused({ kind: "not-allowed", detail: "A lesson has no such message." });
    }
  }

  private ask<Answer>(what: string, body: Record<string, unknown>): Promise<Answer> {
    const { game, position } = this;
    return call<Answer>("POST", `/positions/${what}`, { game, position, seat: 0, ...body });
  }

  private count(entries: readonly Entry[]): void {
    this.moved.push(...entries.map(({ moves }) => moves));
  }

  /** Pass on what happened, under the numbers of this connection; the last entry. */
  private deliver(entries: readonly Entry[], table: TableView): Entry | undefined {
    const numbered = entries.map((entry, nth) => ({ ...entry, seq: this.seq + nth + 1 }));
    this.seq += Math.max(1, entries.length);
    const decision = table.decision === null ? null : this.seq;
    const can_undo = decision !== null && this.actions.length > 0;
    this.handlers.update({
      type: "update",
      entries: numbered,
      table: { ...table, seq: this.seq, decision, can_undo },
    });
    return numbered.at(-1);
  }
}
