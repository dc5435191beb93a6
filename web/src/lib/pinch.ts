/**
 * Two fingers on something that scrolls, or the wheel with Ctrl: by how much they size it, and around which point. The
 * frame scrolls by itself, so a single finger, keys and whatever brings a thing into view work as usual.
 */
import type { Attachment } from "svelte/attachments";

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What part of a drawing a frame shows. */
export interface Viewport {
  left: number;
  top: number;
  /** Pixels of one unit of the drawing. */
  scale: number;
}

/** Where a frame must be scrolled to, when what it shows grows by a ratio inside a margin and a point of it stays. */
export const scrolledAround = (scrolled: number, at: number, margin: number, ratio: number): number =>
  margin + (scrolled + at - margin) * ratio - at;

const WHEEL = 200;

/** Calls `size` with a factor and the point of the element that must stay where it is. */
export function pinched(size: (by: number, at: Point) => void): Attachment<HTMLElement> {
  return (node) => {
    let apart = 0;
    const within = (x: number, y: number): Point => {
      const box = node.getBoundingClientRect();
      return { x: x - box.left, y: y - box.top };
    };
    const distance = ([one, other]: TouchList): number =>
      one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
    const begin = ({ touches }: TouchEvent): void => void (apart = distance(touches));
    const move = (event: TouchEvent): void => {
      const [one, other] = event.touches;
      const now = distance(event.touches);
      if (!one || !other || !apart || !now) return;
      event.preventDefault();
      size(now / apart, within((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2));
      apart = now;
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      size(Math.exp(-event.deltaY / WHEEL), within(event.clientX, event.clientY));
    };
    node.addEventListener("touchstart", begin, { passive: true });
    node.addEventListener("touchend", begin, { passive: true });
    node.addEventListener("touchmove", move, { passive: false });
    node.addEventListener("wheel", wheel, { passive: false });
    return () => {
      node.removeEventListener("touchstart", begin);
      node.removeEventListener("touchend", begin);
      node.removeEventListener("touchmove", move);
      node.removeEventListener("wheel", wheel);
    };
  };
}
