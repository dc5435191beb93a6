/** What each seat would have if the period ended now, and where it comes from: district by district, and the palace. */
import type { MexicaView } from "../view";

export interface Ended {
  seat: number;
  now: number;
  more: number;
  total: number;
}

export interface WorthOfDistrict {
  cell: string;
  size: number;
  isFounded: boolean;
  /** Who scores there, most first. */
  seats: { seat: number; points: number }[];
}

/** The seats, the best first. */
export const standings = ({ scores, if_ended }: Pick<MexicaView, "scores" | "if_ended">): Ended[] =>
  if_ended
    .map((total, seat) => ({ seat, total, now: scores[seat] ?? 0, more: total - (scores[seat] ?? 0) }))
    .toSorted((a, b) => b.total - a.total);

/** The points of some seats, most first; those without any are left out. */
const most = (points: readonly number[]): { seat: number; points: number }[] =>
  points
    .map((count, seat) => ({ seat, points: count }))
    .filter((each) => each.points > 0)
    .toSorted((a, b) => b.points - a.points);

/** Districts in which somebody scores: founded ones, in the second period all; the largest first. */
export const worths = ({ districts, period }: Pick<MexicaView, "districts" | "period">): WorthOfDistrict[] =>
  districts
    .filter(({ founded }) => founded || period === 2)
    .map(({ cells, size, founded, worth }) => ({
      cell: cells[0] ?? "",
      size,
      isFounded: founded,
      seats: most(worth),
    }))
    .filter(({ seats }) => seats.length > 0)
    .toSorted((a, b) => b.size - a.size);

/** What is no district's: the points of the palace. */
export function palace(
  view: Pick<MexicaView, "districts" | "period" | "period_worth">,
): WorthOfDistrict["seats"] {
  const ofDistricts = worths(view).flatMap(({ seats }) => seats);
  return most(
    view.period_worth.map((worth, seat) =>
      ofDistricts.filter((each) => each.seat === seat).reduce((left, { points }) => left - points, worth),
    ),
  );
}
