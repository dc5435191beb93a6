/** The views of a replay, read some at a time and kept. */
import type { View } from "@/lib/protocol";
import type { Source } from "./source";

const CHUNK = 40;

export class Views {
  private readonly known = new Map<number, View>();
  private readonly asked = new Map<number, Promise<void>>();

  constructor(
    private readonly source: Pick<Source, "views">,
    private readonly last: number,
  ) {}

  get(move: number): View | undefined {
    return this.known.get(move);
  }

  /** Have the view after a move, and soon those after the next ones. */
  async around(move: number): Promise<void> {
    const reading = this.read(Math.floor(move / CHUNK));
    void this.read(Math.floor((move + CHUNK / 2) / CHUNK));
    await reading;
  }

  private read(chunk: number): Promise<void> {
    const first = chunk * CHUNK;
    if (first > this.last) return Promise.resolve();
    const reading = this.asked.get(chunk) ?? this.fetch(first).catch(() => void this.asked.delete(chunk));
    this.asked.set(chunk, reading);
    return reading;
  }

  private async fetch(first: number): Promise<void> {
    const views = await this.source.views(first, Math.min(first + CHUNK - 1, this.last));
    views.forEach((view, index) => this.known.set(first + index, view));
  }
}
