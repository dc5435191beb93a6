/** Night over the lake when a period ends: its districts light up one by one with their points, then the scoring opens. */
import type { ScoredDistrict } from "../panels/scoring";

const DARKENS = 500;
const EACH = 500;
const RESTS = 700;

class Night {
  /** The districts that are lit already; null by day. */
  lit = $state.raw<ScoredDistrict[] | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over: () => void = () => undefined;

  /** Let night fall, and say when it is over; where nothing may move, that is at once. */
  fall(districts: ScoredDistrict[], over: () => void): void {
    this.over = over;
    this.lit = [];
    if (!districts.length || matchMedia("(prefers-reduced-motion: reduce)").matches) this.skip();
    else this.wait(DARKENS, districts);
  }

  /** It is day again, and what follows comes at once. */
  skip(): void {
    if (!this.lit) return;
    this.end();
    this.over();
  }

  end(): void {
    clearTimeout(this.timer);
    this.lit = null;
  }

  private wait(time: number, districts: ScoredDistrict[]): void {
    this.timer = setTimeout(() => {
      const lit = this.lit?.length ?? 0;
      if (lit === districts.length) return this.skip();
      this.lit = districts.slice(0, lit + 1);
      this.wait(lit + 1 < districts.length ? EACH : RESTS, districts);
    }, time);
  }
}

export const night = new Night();
