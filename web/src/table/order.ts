/** In which order are the seats shown? The own one first, then as they play. */
export function inOrder(players: number, own: number | null): number[] {
  const first = own ?? 0;
  return Array.from({ length: players }, (_, turn) => (first + turn) % players);
}
