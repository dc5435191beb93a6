/** The table as it would be after the choice that is looked at: asked of the server when the look rests on it. */
import { Refused } from "@/lib/api";
import type { TableModel } from "@/table/model.svelte";
import { isTzolkin, type TzolkinView } from "../view";

/** How long a look rests before the server is asked, in milliseconds. */
const PAUSE = 120;

class Ahead {
  view = $state.raw<TzolkinView | null>(null);

  /** Look ahead of the choice under the pointer or the focus; call what it returns when the look leaves it. */
  look(model: TableModel): () => void {
    const choice = model.hovered;
    this.view = null;
    // What others do after the end of a turn is not known.
    if (!choice || choice.verb === "end_turn" || !model.choices.includes(choice)) return () => {};
    const timer = setTimeout(() => {
      void model.preview(choice.action).then(
        ({ view }) => {
          if (model.hovered === choice && isTzolkin(view)) this.view = view;
        },
        (error: unknown) => {
          // A help may be refused without a word.
          if (!(error instanceof Refused)) throw error;
        },
      );
    }, PAUSE);
    return () => clearTimeout(timer);
  }
}

export const ahead = new Ahead();
