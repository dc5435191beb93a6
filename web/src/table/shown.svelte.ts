/**
 * The view that a table reads. Every change brings a whole view, most of it as it was: only what differs is written into
 * the one that is read, so that only what shows it is computed and drawn again. What was received stays as it is.
 */
import type { View } from "@/lib/protocol";

type Branch = Record<string, unknown>;

const isBranch = (value: unknown): value is Branch => typeof value === "object" && value !== null;

/** Write into a part of what is read how it differs now; `was` and `is` are the same part as received before and now. */
function write(read: Branch, was: Branch, is: Branch): void {
  for (const key of Object.keys(was)) if (!(key in is)) Reflect.deleteProperty(read, key);
  for (const [key, value] of Object.entries(is)) {
    const before = was[key];
    if (value === before) continue;
    const isSame = isBranch(value) && isBranch(before) && Array.isArray(value) === Array.isArray(before);
    if (isSame) write(read[key] as Branch, before, value);
    else read[key] = value;
  }
  if (Array.isArray(is)) (read as unknown as unknown[]).length = is.length;
}

export class Shown {
  /** As received last. */
  private received: View | null = null;
  private read = $state<View | null>(null);

  get view(): View | null {
    return this.read;
  }

  /** Show a view; one of another game is no change of the last. */
  show(view: View): void {
    if (this.read && this.received?.game === view.game) write(this.read, this.received, view);
    else this.read = view;
    this.received = view;
  }
}
