/** The WebSocket half of the protocol: one connection to one table, made again when it breaks, without a gap. */
import * as api from "./api";
import { Refused } from "./api";
import { build } from "./build.svelte";
import type { Command, ConnectionHandlers, Result, TableConnection } from "./connection";
import type { ProblemMessage, SeenMove, ServerMessage } from "./protocol";

const RETRY_MS = [300, 1000, 2000, 5000];
/** Codes after which trying again is of no use. */
const FINAL = 4004;
const REMOVED = "the table was removed";
/** How often a quiet line is tried; one that gives no answer until the next time is taken for broken. */
const KEEPALIVE_MS = 6000;
/** How long an answer may take when the browser itself says that the network is gone. */
const DOUBT_MS = 700;

interface Waiting {
  resolve: (result: Result) => void;
  reject: (error: Refused) => void;
}

export class TableSocket implements TableConnection {
  private socket: WebSocket | null = null;
  private lastSeq = 0;
  private tries = 0;
  private number = 0;
  private isClosed = false;
  private isAnswered = true;
  private readonly keepAlive = setInterval(() => this.checkLine(), KEEPALIVE_MS);
  private waiting = new Map<number, Waiting>();

  constructor(
    private readonly tableId: string,
    private readonly handlers: ConnectionHandlers,
  ) {
    addEventListener("offline", this.doubt);
    addEventListener("online", this.doubt);
    this.connect();
  }

  send<Answer extends Result>(message: Command): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        reject(new Refused({ kind: "lost", detail: "The connection is being made again." }));
        return;
      }
      this.number += 1;
      this.waiting.set(this.number, { resolve: resolve as (result: Result) => void, reject });
      this.socket.send(JSON.stringify({ ...message, id: this.number }));
    });
  }

  moves(first: number, last: number): Promise<SeenMove[]> {
    return api.moves(this.tableId, first, last);
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.keepAlive);
    removeEventListener("offline", this.doubt);
    removeEventListener("online", this.doubt);
    this.socket?.close();
  }

  /** The network came or went: a line that does not answer soon is broken. A server on the same machine still answers. */
  private readonly doubt = (): void => {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.isAnswered = true;
    this.checkLine();
    setTimeout(() => !this.isAnswered && this.checkLine(), DOUBT_MS);
  };

  /** A line that is cut says nothing of it: ask for an answer, and connect again if the last one never came. */
  private checkLine(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (this.isAnswered) {
      this.isAnswered = false;
      void this.send({ do: "ping" }).catch(() => undefined);
      return;
    }
    this.socket.onclose = this.socket.onmessage = null;
    this.socket.close();
    this.lost(0);
  }

  private connect(): void {
    this.isAnswered = true;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.tableId}/live?after=${this.lastSeq}&digest=true`,
    );
    this.socket = socket;
    socket.onmessage = (message) => this.receive(JSON.parse(message.data as string) as ServerMessage);
    socket.onclose = (event) => {
      if (event.reason === REMOVED)
        this.handlers.refused({ kind: "removed", detail: "This table was removed." });
      this.lost(event.code);
    };
  }

  private receive(message: ServerMessage): void {
    this.isAnswered = true;
    switch (message.type) {
      case "update":
        this.tries = 0;
        this.handlers.connected(true);
        this.lastSeq = Math.max(this.lastSeq, message.table.seq);
        this.handlers.update(message);
        build.compare(message.page);
        break;
      case "presence":
        this.handlers.presence(message);
        break;
      case "done":
        this.answered(message.id)?.resolve(message.result);
        break;
      case "problem": {
        const waiting = this.answered(message.id);
        if (waiting) waiting.reject(new Refused(message));
        else this.handlers.refused(message);
      }
    }
  }

  /** Whoever waits for the answer to a message. */
  private answered(id: ProblemMessage["id"]): Waiting | undefined {
    const waiting = this.waiting.get(Number(id));
    this.waiting.delete(Number(id));
    return waiting;
  }

  private lost(code: number): void {
    for (const waiting of this.waiting.values()) {
      waiting.reject(new Refused({ kind: "lost", detail: "The connection broke." }));
    }
    this.waiting.clear();
    if (this.isClosed || code === FINAL) return;
    this.handlers.connected(false);
    const pause = RETRY_MS[Math.min(this.tries, RETRY_MS.length - 1)] ?? 0;
    this.tries += 1;
    setTimeout(() => !this.isClosed && this.connect(), pause);
  }
}
