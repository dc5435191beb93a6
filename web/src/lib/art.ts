/** The geometry of small pictures: gears, numbers of the calendar, stepped pyramids, lots that a seed draws. */

const round = (value: number): number => Math.round(value * 10) / 10;
const points = (list: [number, number][]): string =>
  `M${list.map(([x, y]) => `${round(x)},${round(y)}`).join("L")}Z`;

/** The outline of a gear around the origin. */
export function gear(radius: number, teeth: number, height: number): string {
  const corners: [number, number][] = [];
  for (let tooth = 0; tooth < teeth; tooth++) {
    const width = (2 * Math.PI) / teeth;
    for (const [share, reach] of [
      [-0.3, radius],
      [-0.17, radius + height],
      [0.17, radius + height],
      [0.3, radius],
    ] as const) {
      const angle = (tooth + share) * width;
      corners.push([reach * Math.cos(angle), reach * Math.sin(angle)]);
    }
  }
  return points(corners);
}

export interface Numeral {
  bars: number[];
  dots: { x: number; y: number }[];
}

/** A number as the Maya wrote it: each bar is five, each dot is one. */
export function numeral(number: number): Numeral {
  const bars = Array.from({ length: Math.floor(number / 5) }, (_, bar) => round(4 - bar * 4.4));
  const ones = number % 5;
  const y = round(5.2 - bars.length * 4.4);
  return { bars, dots: Array.from({ length: ones }, (_, dot) => ({ x: (dot - (ones - 1) / 2) * 4, y })) };
}

export interface Pyramid {
  tiers: { front: string; side: string; edge: string }[];
  stair: string;
  steps: string;
  shrine: { x: number; y: number; width: number; height: number };
  door: { x: number; y: number; width: number; height: number };
  roof: string;
}

/** A stepped pyramid seen from the front, its foot on the origin. */
export function pyramid(width: number, tiers: number, height: number): Pyramid {
  const inset = width / (2 * (tiers + 1.4));
  const slope = height * 0.22;
  const shown = Array.from({ length: tiers }, (_, tier) => {
    const half = width / 2 - inset * tier;
    const top = -height * (tier + 1);
    const foot = top + height;
    return {
      front: points([
        [-half, foot],
        [-half + slope, top],
        [half - slope, top],
        [half, foot],
      ]),
      side: points([
        [half * 0.36, top],
        [half - slope, top],
        [half, foot],
        [half * 0.36, foot],
      ]),
      edge: `M${round(-half + slope)},${round(top)}H${round(half - slope)}`,
    };
  });
  const top = -height * tiers;
  const platform = width - 2 * inset * tiers;
  const stair = width * 0.12;
  const house = height * 1.15;
  const count = Math.floor((height * tiers) / 5);
  return {
    tiers: shown,
    stair: points([
      [-stair * 0.8, 0],
      [-stair * 0.55, top],
      [stair * 0.55, top],
      [stair * 0.8, 0],
    ]),
    steps: Array.from(
      { length: Math.max(0, count - 1) },
      (_, step) => `M${round(-stair * 0.7)},${-5 * (step + 1)}h${round(stair * 1.4)}`,
    ).join(""),
    shrine: { x: -platform * 0.42, y: top - house, width: platform * 0.84, height: house },
    door: { x: -platform * 0.13, y: top - house * 0.62, width: platform * 0.26, height: house * 0.62 },
    roof: `M${round(-platform / 2)},${round(top - house)}h${round(platform)}l${round(-platform * 0.12)},${round(-house * 0.42)}h${round(-platform * 0.76)}Z`,
  };
}

/** Numbers between 0 and 1 that are the same at every visit. */
export function scattered(count: number, seed: number): number[] {
  let value = seed;
  return Array.from({ length: count }, () => {
    value = (value * 16807) % 2147483647;
    return value / 2147483647;
  });
}

const COLOURS = ["#b5283a", "#e9a51b", "#2b62b8", "#28896a"];
const LOTS = 90;

export interface Lots {
  /** A number between 0 and 1. */
  at(nth: number): number;
  /** A colour of a seat. */
  colour(nth: number): string;
}

/** What a seed draws for a picture, the same whenever it is shown. */
export function drawn(seed: string): Lots {
  const start = 1 + [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
  const lots = scattered(LOTS + 10, start).slice(10);
  const at = (nth: number): number => lots[nth] ?? 0;
  return { at, colour: (nth) => COLOURS[Math.floor(at(nth) * COLOURS.length)] ?? "" };
}
