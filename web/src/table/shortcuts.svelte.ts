/** What the keys of a table do beyond those of all tables: each part adds its own while it is on the page. */
import { untrack } from "svelte";
import type { TableModel } from "./model.svelte";

export interface Shortcut {
  /** The key as it is pressed, a small letter or a name. */
  key: string;
  /** The message that says what it does. */
  does: string;
  press: (model: TableModel) => void;
}

export class Shortcuts {
  private added = $state.raw<Shortcut[]>([]);

  get all(): Shortcut[] {
    return this.added;
  }

  /** Let a key do something; the answer takes it back. */
  add(...shortcuts: Shortcut[]): () => void {
    this.added = [...untrack(() => this.added), ...shortcuts];
    return () => (this.added = this.added.filter((shortcut) => !shortcuts.includes(shortcut)));
  }

  find(key: string): Shortcut | undefined {
    return this.added.findLast((shortcut) => shortcut.key === key);
  }
}
