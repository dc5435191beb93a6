/** A user's last games as a line, and the one source of points that made most of a difference. */
import type { PastGame } from "@/lib/protocol";

const WIDTH = 280;
const HEIGHT = 56;
const EDGE = 5;

export interface Line {
  width: number;
  height: number;
  points: string;
  /** Where somebody is neither ahead nor behind. */
  even: number;
  end: { x: number; y: number };
}

/** The leads of the last games, the oldest left; nothing for a single game. */
export function lineOf(last: Pick<PastGame, "lead">[]): Line | null {
  if (last.length < 2) return null;
  const leads = last.map(({ lead }) => lead).reverse();
  const [low, high] = [Math.min(0, ...leads), Math.max(0, ...leads)];
  const yOf = (lead: number): number =>
    Math.round(EDGE + ((high - lead) / (high - low || 1)) * (HEIGHT - 2 * EDGE));
  const points = leads.map((lead, nth) => ({
    x: Math.round(EDGE + (nth / (leads.length - 1)) * (WIDTH - 2 * EDGE)),
    y: yOf(lead),
  }));
  return {
    width: WIDTH,
    height: HEIGHT,
    points: points.map(({ x, y }) => `${x},${y}`).join(" "),
    even: yOf(0),
    end: points.at(-1) ?? { x: 0, y: 0 },
  };
}

/** The source of points by which a seat gained most on another. */
export function largestGain(ahead: Record<string, number>, behind: Record<string, number>): string | null {
  const gains = Object.entries(ahead).map(
    ([source, points]) => [source, points - (behind[source] ?? 0)] as const,
  );
  const [source, gain] = gains.sort(([, a], [, b]) => b - a)[0] ?? [null, 0];
  return gain > 0 ? source : null;
}
