/**
 * Which part of a drawing does a frame show? A drawing fits its frame at a scale of its own, and can be drawn up to four
 * times as large; the frame then scrolls, as any page does, so fingers, keys and whatever brings a thing into view work.
 */
export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export type Box = Point & Size;

/** How large a unit of the drawing is, in pixels, and how far the frame is scrolled. */
export interface Viewport {
  left: number;
  top: number;
  scale: number;
}

export const MOST = 4;
/** Room around an enlarged drawing, so that its edges come out from under the buttons; it grows with the first zoom. */
const MARGIN = 44;
const GROWN = 0.25;

export class Sight {
  constructor(
    private readonly frame: Size,
    private readonly box: Box,
  ) {}

  /** The scale at which all of the drawing is seen. */
  get fit(): number {
    return Math.min(this.frame.width / this.box.width, this.frame.height / this.box.height);
  }

  /** Is the drawing larger than the frame? */
  isLarger(scale: number): boolean {
    return scale > this.fit * 1.001;
  }

  limited(scale: number): number {
    return Math.max(this.fit, Math.min(scale, this.fit * MOST));
  }

  /** Where the drawing begins in what is scrolled. */
  origin(scale: number): Point {
    const margin = MARGIN * Math.min(1, (scale / this.fit - 1) / GROWN);
    return {
      x: Math.max(margin, (this.frame.width - this.box.width * scale) / 2),
      y: Math.max(margin, (this.frame.height - this.box.height * scale) / 2),
    };
  }

  /** The size of what is scrolled. */
  extent(scale: number): Size {
    const { x, y } = this.origin(scale);
    return { width: this.box.width * scale + 2 * x, height: this.box.height * scale + 2 * y };
  }

  whole(): Viewport {
    return { left: 0, top: 0, scale: this.fit };
  }

  /** A point of the drawing in the middle of the frame, or of its upper part. */
  centred(at: Point, wanted: number, free = 1): Viewport {
    const scale = this.limited(wanted);
    const { x, y } = this.origin(scale);
    return this.within({
      scale,
      left: x + (at.x - this.box.x) * scale - this.frame.width / 2,
      top: y + (at.y - this.box.y) * scale - (this.frame.height * free) / 2,
    });
  }

  /** Larger or smaller; what is under a point of the frame stays there. */
  zoomed(viewport: Viewport, by: number, at: Point): Viewport {
    const scale = this.limited(viewport.scale * by);
    const { x, y } = this.pointAt(viewport, at);
    const origin = this.origin(scale);
    return this.within({
      scale,
      left: origin.x + (x - this.box.x) * scale - at.x,
      top: origin.y + (y - this.box.y) * scale - at.y,
    });
  }

  /** The point of the drawing under a point of the frame. */
  pointAt({ left, top, scale }: Viewport, at: Point): Point {
    const { x, y } = this.origin(scale);
    return { x: this.box.x + (left + at.x - x) / scale, y: this.box.y + (top + at.y - y) / scale };
  }

  /** The part of the drawing that is seen. */
  seen(viewport: Viewport): Box {
    const { scale } = viewport;
    return {
      ...this.pointAt(viewport, { x: 0, y: 0 }),
      width: this.frame.width / scale,
      height: this.frame.height / scale,
    };
  }

  /** Is a point of the drawing seen, and not only just? */
  isSeen(at: Point, viewport: Viewport): boolean {
    const { x, y, width, height } = this.seen(viewport);
    const edge = Math.min(width, height) / 10;
    return at.x > x + edge && at.x < x + width - edge && at.y > y + edge && at.y < y + height - edge;
  }

  private within({ left, top, scale }: Viewport): Viewport {
    const { width, height } = this.extent(scale);
    const clamped = (value: number, most: number): number => Math.max(0, Math.min(value, most));
    return {
      scale,
      left: clamped(left, width - this.frame.width),
      top: clamped(top, height - this.frame.height),
    };
  }
}
