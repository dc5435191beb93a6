/** Who came where: winners first, whatever broke their tie, then by points. */
export const byPlace = (scores: number[], winners: number[]): number[] =>
  scores
    .map((_, seat) => seat)
    .sort(
      (a, b) =>
        Number(winners.includes(b)) - Number(winners.includes(a)) || (scores[b] ?? 0) - (scores[a] ?? 0),
    );

/** The place of a seat; equals share the better one. */
export function placeOf(seat: number, scores: number[], winners: number[]): number {
  if (winners.includes(seat)) return 1;
  const ahead = (other: number): boolean =>
    winners.includes(other) || (scores[other] ?? 0) > (scores[seat] ?? 0);
  return 1 + scores.filter((_, other) => other !== seat && ahead(other)).length;
}
