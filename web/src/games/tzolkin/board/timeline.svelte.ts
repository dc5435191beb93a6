/** The worker whose days to come are shown: after a short rest of the pointer, at once by focus, by a long touch. */
import type { Attachment } from "svelte/attachments";

/** How long a pointer rests, and how long a finger stays, in milliseconds. */
const REST_MS = 250;
const TOUCH_MS = 500;

class Timelines {
  /** The space of the worker, such as Y1. */
  space = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  private open(space: string, after: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.space = space), after);
  }

  close(): void {
    clearTimeout(this.timer);
    this.space = null;
  }

  /** Show the days of the worker on a space while it is looked at. */
  of(space: string): Attachment<Element> {
    return (element) => {
      const listen: Record<string, (event: Event) => void> = {
        pointerenter: (event) => (event as PointerEvent).pointerType !== "touch" && this.open(space, REST_MS),
        pointerdown: (event) => (event as PointerEvent).pointerType === "touch" && this.open(space, TOUCH_MS),
        pointerup: (event) => (event as PointerEvent).pointerType === "touch" && this.wait(),
        pointercancel: () => this.close(),
        pointerleave: (event) => (event as PointerEvent).pointerType !== "touch" && this.close(),
        focus: () => element.matches(":focus-visible") && this.open(space, 0),
        blur: () => this.close(),
      };
      for (const [name, listener] of Object.entries(listen)) element.addEventListener(name, listener);
      return () => {
        for (const [name, listener] of Object.entries(listen)) element.removeEventListener(name, listener);
        if (this.space === space) this.close();
      };
    };
  }

  /** A finger that leaves before its time shows nothing; what it has shown stays until the next touch. */
  private wait(): void {
    clearTimeout(this.timer);
  }
}

export const timelines = new Timelines();
