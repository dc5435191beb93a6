/** What the cards of running games show of them: the position as this user sees it, and what was done last. */
import * as api from "@/lib/api";
import { language } from "@/lib/language.svelte";
import type { Table, View } from "@/lib/protocol";
import { gameOf } from "@/games";
import type { Sketch } from "@/games/game";
import { lastDone, type Done } from "./lastdone";

/** How far back the last turn of somebody may begin, in entries. */
const BACK = 30;

export interface Seen {
  view: View;
  /** What was done last, and by whom. */
  last: Done | null;
}

class Sketches {
  /** How each game draws itself in small, as far as it is loaded. */
  drawings = $state.raw<Record<string, Sketch>>({});
  private seen = $state.raw<Record<string, Seen>>({});
  private readonly asked = new Map<string, number>();

  of(table: Table): Seen | undefined {
    return this.seen[table.id];
  }

  /** Have what a card shows; once after each change of the table. */
  async look({ id, game, last }: Table): Promise<void> {
    if (this.asked.get(id) === last) return;
    this.asked.set(id, last);
    try {
      await this.load(game);
      const { seq, view } = await api.state(id);
      const entries = await api.entries(id, Math.max(0, seq - BACK));
      if (view)
        this.seen = {
          ...this.seen,
          [id]: { view: view as View, last: lastDone(entries, gameOf(game).events) },
        };
    } catch {
      this.asked.delete(id);
    }
  }

  private async load(game: string): Promise<void> {
    const { sketch } = gameOf(game);
    if (!sketch || game in this.drawings) return;
    await language.also(game);
    const drawing = await sketch();
    this.drawings = { ...this.drawings, [game]: drawing };
  }
}

export const sketches = new Sketches();
