/** The calpulli of the period as they lie in the tray: open, founded (by whom, where that is known) or removed. */
import { sizeOf, tilesOf } from "../material";
import type { MexicaView } from "../view";

export interface TrayTile {
  tile: string;
  state: "open" | "founded" | "removed";
  founder: number | null;
}

const PERIOD_2 = 2;

/** Of founded tiles only the size is known: those of equal size stand for each other. */
export function tilesShown(view: MexicaView, founders: ReadonlyMap<string, number>): TrayTile[] {
  const open = view.open_tiles.map((tile): TrayTile => ({ tile, state: "open", founder: null }));
  const removed = view.removed_tiles.map((tile): TrayTile => ({ tile, state: "removed", founder: null }));
  const known = new Map<number, number>();
  const founded = Object.entries(view.tiles_on_board).map(([cell, size]): TrayTile => {
    const nth = known.get(size) ?? 0;
    known.set(size, nth + 1);
    return { tile: idOf(size, nth, view), state: "founded", founder: founders.get(cell) ?? null };
  });
  const all =
    view.period === PERIOD_2
      ? [...open, ...founded.filter(({ founder }) => founder !== null)]
      : [...open, ...removed, ...founded];
  return all.toSorted(
    (a, b) =>
      sizeOf(a.tile) - sizeOf(b.tile) || Number(a.state !== "founded") - Number(b.state !== "founded"),
  );
}

/** An id for the nth founded tile of a size that no open or removed tile has. */
function idOf(size: number, nth: number, view: MexicaView): string {
  const taken = new Set([...view.open_tiles, ...view.removed_tiles]);
  const ids = [`calpulli_${size}`, `calpulli_${size}a`, `calpulli_${size}b`].filter(
    (id) => sizeOf(id) === size && !taken.has(id),
  );
  return ids[nth] ?? `calpulli_${size}`;
}

/** How many calpulli of the period are founded or removed. Before they are drawn for the first period none is open. */
export function tilesDone(
  view: Pick<MexicaView, "period" | "open_tiles" | "removed_tiles" | "tiles_on_board">,
): number {
  if (view.period === PERIOD_2) return tilesOf(PERIOD_2) - view.open_tiles.length;
  return Object.keys(view.tiles_on_board).length + view.removed_tiles.length;
}

/** Who founded what lies on a cell, from its events, in the period that they end in. */
export function foundersIn(
  events: readonly { event: string; seat: number | null; cell?: unknown }[],
): Map<string, number> {
  const founders = new Map<string, number>();
  for (const { event, seat, cell } of events) {
    if (event === "tiles_opened") founders.clear();
    if (event === "district_founded" && seat !== null) founders.set(String(cell), seat);
  }
  return founders;
}
