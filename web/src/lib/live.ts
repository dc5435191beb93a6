/** The WebSocket half of the protocol: one connection to one table, made again when it breaks, without a gap. */
import { Refused } from "./api";
import type { Entry, Problem, TableState } from "./protocol";

const AGAIN = [300, 1000, 2000, 5000];
/** Codes after which trying again is of no use. */
const FINAL = 4004;
const REMOVED = "the table was removed";
/** How often a quiet line is tried; one that gives no answer until the next time is taken for broken. */
const BEAT = 6000;
/** How long an answer may take when the browser itself says that the network is gone. */
const DOUBT = 700;

export interface Update {
  entries: Entry[];
  table: TableState;
}

export interface Presence {
  people: { name: string; seat: number | null }[];
}

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Refused) => void;
}

export interface Listener {
  update(update: Update): void;
  presence(presence: Presence): void;
  connected(isConnected: boolean): void;
  refused(problem: Problem): void;
}

export class Live {
  private socket: WebSocket | null = null;
  private seen = 0;
  private tries = 0;
  private number = 0;
  private isClosed = false;
  private isHeard = true;
  private readonly beat = setInterval(() => this.tryLine(), BEAT);
  private waiting = new Map<number, Waiting>();

  constructor(
    private readonly tableId: string,
    private readonly listener: Listener,
  ) {
    addEventListener("offline", this.doubt);
    addEventListener("online", this.doubt);
    this.connect();
  }

  /** Send one message; its answer, or `Refused`. */
  send<Answer>(message: Record<string, unknown>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        reject(new Refused({ kind: "lost", detail: "The connection is being made again." }));
        return;
      }
      this.number += 1;
      this.waiting.set(this.number, { resolve: resolve as (result: unknown) => void, reject });
      this.socket.send(JSON.stringify({ ...message, id: this.number }));
    });
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.beat);
    removeEventListener("offline", this.doubt);
    removeEventListener("online", this.doubt);
    this.socket?.close();
  }

  /** The network came or went: a line that does not answer soon is broken. A server on the same machine still answers. */
  private readonly doubt = (): void => {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.isHeard = true;
    this.tryLine();
    setTimeout(() => !this.isHeard && this.tryLine(), DOUBT);
  };

  /** A line that is cut says nothing of it: ask for an answer, and connect again if the last was never heard. */
  private tryLine(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (this.isHeard) {
      this.isHeard = false;
      void this.send({ do: "ping" }).catch(() => undefined);
      return;
    }
    this.socket.onclose = this.socket.onmessage = null;
    this.socket.close();
    this.lost(0);
  }

  private connect(): void {
    this.isHeard = true;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.tableId}/live?after=${this.seen}`);
    this.socket = socket;
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as Record<string, unknown>);
    socket.onclose = (event) => {
      if (event.reason === REMOVED) this.listener.refused({ kind: "removed", detail: "This table was removed." });
      this.lost(event.code);
    };
  }

  private hear(message: Record<string, unknown>): void {
    this.isHeard = true;
    if (message.type === "update") {
      this.tries = 0;
      this.listener.connected(true);
      const update = message as unknown as Update;
      this.seen = Math.max(this.seen, update.table.seq);
      this.listener.update(update);
    } else if (message.type === "presence") {
      this.listener.presence(message as unknown as Presence);
    } else {
      this.answer(message);
    }
  }

  private answer(message: Record<string, unknown>): void {
    const waiting = this.waiting.get(message.id as number);
    this.waiting.delete(message.id as number);
    const problem = message as unknown as Problem;
    if (message.type === "done") waiting?.resolve(message.result);
    else if (waiting) waiting.reject(new Refused(problem));
    else this.listener.refused(problem);
  }

  private lost(code: number): void {
    for (const waiting of this.waiting.values()) {
      waiting.reject(new Refused({ kind: "lost", detail: "The connection broke." }));
    }
    this.waiting.clear();
    if (this.isClosed || code === FINAL) return;
    this.listener.connected(false);
    const pause = AGAIN[Math.min(this.tries, AGAIN.length - 1)] ?? 0;
    this.tries += 1;
    setTimeout(() => !this.isClosed && this.connect(), pause);
  }
}
