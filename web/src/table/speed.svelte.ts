/** How fast the moves of others are shown. Remembered in this browser. */
const STORED = "sacbe-speed";
export const SPEEDS = ["slow", "normal", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How many times as long as usual a move is shown. */
const FACTORS: Record<Speed, number> = { slow: 1.8, normal: 1, instant: 0 };

const stored = (): Speed => SPEEDS.find((speed) => speed === localStorage.getItem(STORED)) ?? "normal";

class SpeedOfOthers {
  chosen = $state<Speed>(stored());
  factor = $derived(FACTORS[this.chosen]);

  choose(speed: Speed): void {
    this.chosen = speed;
    localStorage.setItem(STORED, speed);
  }
}

export const speedOfOthers = new SpeedOfOthers();
