/** How tables leave a list: put away and back, left, or removed after a question. */
import * as api from "@/lib/api";
import { attempt } from "@/lib/attempt";
import { t } from "@/lib/language.svelte";
import type { Table } from "@/lib/protocol";
import { toasts } from "@/lib/toasts.svelte";

export class LettingGo {
  /** The table that would be removed for good. */
  asked = $state.raw<Table | null>(null);

  /** `changed`: the lists are others now. */
  constructor(private readonly changed: () => Promise<void>) {}

  ask(table: Table): void {
    this.asked = table;
  }

  keep(): void {
    this.asked = null;
  }

  remove(): Promise<void> {
    const table = this.asked;
    this.asked = null;
    return table ? this.do(() => api.remove(table.id)) : Promise.resolve();
  }

  leave(table: Table): Promise<void> {
    return this.do(() => api.leave(table.id));
  }

  putAway(table: Table): Promise<void> {
    return this.do(async () => {
      await api.hide(table.id, true);
      toasts.say(t("web-table-put-away", { title: table.title }));
    });
  }

  bringBack(table: Table): Promise<void> {
    return this.do(() => api.hide(table.id, false));
  }

  private do(change: () => Promise<unknown>): Promise<void> {
    return attempt(async () => {
      await change();
      await this.changed();
    });
  }
}
