/** What a founding brought, and what a scoring brought, district by district. */
import type { GameEvent } from "@/lib/protocol";

const AT_FOUNDING: readonly unknown[] = ["founding", "presence"];

/** The points that foundings brought, one sum for each seat. */
export function gainsIn(events: readonly GameEvent[]): { seat: number; points: number }[] {
  const sums = new Map<number, number>();
  for (const { event, seat, source, points } of events) {
    if (event === "scored" && seat !== null && AT_FOUNDING.includes(source))
      sums.set(seat, (sums.get(seat) ?? 0) + Number(points));
  }
  return [...sums].map(([seat, points]) => ({ seat, points }));
}

export interface ScoredDistrict {
  cell: string;
  size: number;
  points: number[];
}
export interface Scoring {
  period: number;
  districts: ScoredDistrict[];
  palace: number[];
  totals: number[];
}

/** The scoring of a period from its events; null where there was none. */
export function scoringIn(events: readonly GameEvent[], players: number): Scoring | null {
  const ended = events.findLastIndex(({ event }) => event === "period_ended");
  const period = events[ended]?.period;
  if (typeof period !== "number") return null;
  const none = (): number[] => Array.from({ length: players }, () => 0);
  const scoring: Scoring = { period, districts: [], palace: none(), totals: none() };
  for (const { event, seat, cell, size, points, source } of events.slice(ended)) {
    const [at, gained] = [seat ?? -1, Number(points)];
    if (event === "district_scored") {
      let district = scoring.districts.find((other) => other.cell === cell);
      if (!district)
        scoring.districts.push((district = { cell: String(cell), size: Number(size), points: none() }));
      district.points[at] = (district.points[at] ?? 0) + gained;
      scoring.totals[at] = (scoring.totals[at] ?? 0) + gained;
    } else if (event === "scored" && source === "palace") {
      scoring.palace[at] = gained;
      scoring.totals[at] = (scoring.totals[at] ?? 0) + gained;
    }
  }
  return scoring;
}
