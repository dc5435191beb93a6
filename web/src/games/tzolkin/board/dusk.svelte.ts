/** Dusk falls over the board when an age gives way to the next; it passes by itself. */
const LASTS = 1200;

class Dusk {
  isFalling = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  fall(): void {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    this.isFalling = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.isFalling = false), LASTS);
  }
}

export const dusk = new Dusk();
