/** The one card that says more about the thing under the pointer or the focus; Escape closes it. */
import type { Attachment } from "svelte/attachments";

/** After how long under the pointer, in milliseconds. */
const DELAY_MS = 120;

export interface TipContent {
  title: string;
  text?: string;
  /** What a monument is worth to each seat now. */
  worth?: number[];
}

class Tips {
  shown = $state.raw<{ content: TipContent; at: DOMRect } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over: Element | null = null;

  open(element: Element, content: () => TipContent, after: number): void {
    clearTimeout(this.timer);
    this.over = element;
    this.timer = setTimeout(() => {
      if (element.isConnected)
        this.shown = {
          content: content(),
          at: (element.closest("[data-tip-anchor]") ?? element).getBoundingClientRect(),
        };
    }, after);
  }

  close(element?: Element): void {
    if (element && element !== this.over) return;
    clearTimeout(this.timer);
    this.over = null;
    this.shown = null;
  }
}

export const tips = new Tips();

/** Tell this about an element while it is pointed at or focused. */
export function tip(content: () => TipContent): Attachment<Element> {
  return (element) => {
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== "touch") tips.open(element, content, DELAY_MS);
    };
    const focus = (): void => {
      if (element.matches(":focus-visible")) tips.open(element, content, 0);
    };
    const leave = (): void => tips.close(element);
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("focus", focus);
    element.addEventListener("blur", leave);
    return () => {
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("focus", focus);
      element.removeEventListener("blur", leave);
      tips.close(element);
    };
  };
}
