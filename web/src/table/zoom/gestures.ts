/**
 * What hands do with a board: the wheel or two fingers size it around a point, a mouse drags it, a double click shows it
 * whole. A click that chooses still chooses; what handles a drag of its own carries `data-drags`.
 */
import type { Attachment } from "svelte/attachments";
import type { Point } from "./sight";

export interface Gestures {
  /** Can it be dragged now? */
  isLarger: () => boolean;
  size: (by: number, at: Point) => void;
  drag: (by: Point) => void;
  fit: () => void;
}

const WHEEL = 320;
const LINE = 24;
const SLACK = 4;
const DOUBLE = 320;
const CHOOSES = "[data-action], [data-actions], [data-mode], button, a";
const DRAGS = "[data-drags]";

const isOn = (event: Event, selector: string): boolean =>
  (event.target as Element).closest(selector) !== null;

export function gestures({ isLarger, size, drag, fit }: Gestures): Attachment<HTMLElement> {
  return (node) => {
    let apart = 0;
    let held: Point | null = null;
    let isDragging = false;
    let lastTap = 0;
    /** Have two fingers touched it since the first one did? When they are lifted, that is no tap. */
    let hasPinched = false;
    const within = (x: number, y: number): Point => {
      const box = node.getBoundingClientRect();
      return { x: x - box.left, y: y - box.top };
    };
    const distance = ([one, other]: TouchList): number =>
      one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;

    const on = {
      wheel: (event: WheelEvent): void => {
        event.preventDefault();
        const by = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
        size(Math.exp(-by / WHEEL), within(event.clientX, event.clientY));
      },
      touchstart: ({ touches }: TouchEvent): void => {
        apart = distance(touches);
        hasPinched = touches.length > 1;
      },
      touchend: ({ touches }: TouchEvent): void => void (apart = distance(touches)),
      touchmove: (event: TouchEvent): void => {
        const [one, other] = event.touches;
        const now = distance(event.touches);
        if (!one || !other || !apart || !now) return;
        event.preventDefault();
        size(now / apart, within((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2));
        apart = now;
      },
      pointerdown: (event: PointerEvent): void => {
        isDragging = false;
        if (event.pointerType === "touch" || event.button > 1 || event.defaultPrevented) return;
        if (isLarger() && !isOn(event, DRAGS)) held = { x: event.clientX, y: event.clientY };
      },
      pointermove: (event: PointerEvent): void => {
        if (!event.buttons) held = null;
        if (!held) return;
        const by = { x: event.clientX - held.x, y: event.clientY - held.y };
        if (!isDragging && Math.hypot(by.x, by.y) < SLACK) return;
        if (!isDragging) node.setPointerCapture(event.pointerId);
        isDragging = true;
        drag(by);
        held = { x: event.clientX, y: event.clientY };
      },
      pointerup: (event: PointerEvent): void => {
        held = null;
        if (event.pointerType !== "touch" || hasPinched || isOn(event, CHOOSES)) return;
        const isDouble = event.timeStamp - lastTap < DOUBLE;
        lastTap = isDouble ? 0 : event.timeStamp;
        if (isDouble) fit();
      },
      pointercancel: (): void => void (held = null),
      dblclick: (event: MouseEvent): void => {
        if (!isOn(event, CHOOSES)) fit();
      },
    };
    /** The click at the end of a drag chooses nothing. */
    const click = (event: MouseEvent): void => {
      if (!isDragging) return;
      isDragging = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const kinds = Object.keys(on) as (keyof typeof on)[];
    for (const kind of kinds) node.addEventListener(kind, on[kind] as EventListener, { passive: false });
    node.addEventListener("click", click, { capture: true });
    return () => {
      for (const kind of kinds) node.removeEventListener(kind, on[kind] as EventListener);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
