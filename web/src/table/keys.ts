/**
 * The keys of all tables: numbers take choices, U takes back, R begins the turn again, E ends it, P plans the next,
 * Space skips, Z shows the last round again, H asks for a hint and T tries it, arrows move through what is legal, I asks
 * what things are (about/About.svelte), Escape closes, a question mark shows them all. Games add their own
 * (shortcuts.svelte.ts).
 */
import type { TableModel } from "./model.svelte";
import { choose } from "./numbering";

/** Where keys write or choose something else. */
export const OWN_KEYS =
  "input, textarea, select, dialog, [role=menu], [role=tablist], [role=slider], [contenteditable]";

/** What does an action, leads somewhere by several, or shows other actions. */
const CHOOSABLE = "[data-action], [data-actions], [data-mode]:not([aria-disabled=true])";

const what = ({ dataset }: HTMLElement): string => dataset.action ?? dataset.actions ?? dataset.mode ?? "";

/** The elements one may choose by, in the order of the page, first those that a lesson wants; each choice once. */
function choosable(): HTMLElement[] {
  const seen = new Set<string>();
  const all = [...document.querySelectorAll<HTMLElement>(CHOOSABLE)];
  const isWanted = (element: HTMLElement): boolean => element.dataset.wanted !== undefined;
  return [...all.filter(isWanted), ...all.filter((element) => !isWanted(element))].filter((element) => {
    if (seen.has(what(element)) || !element.checkVisibility() || element.hasAttribute("disabled"))
      return false;
    seen.add(what(element));
    return true;
  });
}

/** Give the focus to the next thing that is legal, or the one before. */
function moveFocus(step: 1 | -1): void {
  const all = choosable();
  const focused = document.activeElement as HTMLElement | null;
  const at = focused ? all.findIndex((element) => what(element) === what(focused)) : -1;
  const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
  all[next]?.focus();
}

/** End the turn as the button does, with its question where something would be thrown away. */
function endTurn(): void {
  choosable()
    .find(({ dataset }) => dataset.action === "end_turn")
    ?.click();
}

/** Who takes back: the table, or a game that knows of things begun and not yet sent. */
export interface Back {
  undo(wholeTurn?: boolean): Promise<void>;
}

const ACTIONS: Record<string, (model: TableModel, back: Back) => void> = {
  u: (_, back) => void back.undo(),
  r: (_, back) => void back.undo(true),
  e: () => endTurn(),
  h: (model) => void model.hint.ask(),
  p: (model) => void model.planning.toggle(),
  t: (model) => void model.hint.tryIt(),
  z: (model) => void model.replayLastRound(),
  "?": (model) => (model.isSheetOpen = true),
  ArrowRight: () => moveFocus(1),
  ArrowDown: () => moveFocus(1),
  ArrowLeft: () => moveFocus(-1),
  ArrowUp: () => moveFocus(-1),
  Escape: (model) => {
    model.whyNot = null;
    model.hint.close();
  },
};

/** What a key does at a table. */
function doneBy(key: string, model: TableModel): ((model: TableModel, back: Back) => void) | undefined {
  if (/^[1-9]$/.test(key)) return () => choose(key);
  const name = key.length === 1 ? key.toLowerCase() : key;
  return model.shortcuts.find(name)?.press ?? ACTIONS[name];
}

export function press(event: KeyboardEvent, model: TableModel, back: Back = model): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if ((event.target as Element).closest?.(OWN_KEYS)) return;
  const isSkip = event.key === " " && model.staging.isPlaying;
  const action = isSkip ? () => model.skip() : doneBy(event.key, model);
  if (!action) return;
  if (event.key !== "Escape") event.preventDefault();
  action(model, back);
}
