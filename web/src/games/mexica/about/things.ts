/** Every thing there can be at a table of Mexica, and what is on a cell. */
import calpulli from "@engine/mexica/data/calpulli.json";
import supplies from "@engine/mexica/data/supplies.json";
import { CENTRE, PALACE, START_CELLS } from "../material";
import type { Mode } from "../verbs";
import type { District, MexicaView } from "../view";

const palace = new Set(PALACE);

/** What one sees of a cell: what stands on it, or else its ground. */
export function thingOn(cell: string, view: MexicaView): string {
  const seat = view.seats.findIndex(({ pilli }) => pilli === cell);
  if (seat >= 0) return `pilli:${seat}:${cell}`;
  const temple = view.temples[cell];
  if (temple) return templeOf(temple, cell);
  const size = view.tiles_on_board[cell];
  if (size !== undefined) return `calpulli:${size}:${cell}`;
  if (cell in view.bridges) return `bridge:${cell}`;
  if (START_CELLS.has(cell)) return `start-cell:${cell}`;
  if (palace.has(cell)) return `palace:${cell}`;
  return `${view.canals.includes(cell) ? "canal" : "land"}:${cell}`;
}

const templeOf = ([colour, level]: [number | "neutral", number], cell: string): string =>
  colour === "neutral" ? `neutral-temple:${level}:${cell}` : `temple:${colour}:${level}:${cell}`;

/** The district that a chip on the board is about. */
export const districtThing = ({ cells, founded }: Pick<District, "cells" | "founded">): string =>
  `district:${cells[0] ?? ""}:${founded ? "founded" : "open"}`;

/** The actions of a turn, by the mode of their button. */
export const OF_MODES: Readonly<Partial<Record<Mode, string>>> = {
  move: "move",
  found: "found",
  canal: "dig",
  bridge: "span",
  temple: "raise",
  teleport: "teleport",
  token: "buy",
};

const LEVELS = Object.keys(supplies.temples_per_player.period_1.by_level);

export function things(view: MexicaView): string[] {
  return [
    ...["lake", "land:D4", "canal:O6", "bridge:O7", `palace:${CENTRE}`, "start-cell:H6", "pilli:0:G7"],
    ...LEVELS.flatMap((level) => [`temple:0:${level}`, `temples-left:${level}:0`]),
    ...(view.players === 2 ? LEVELS.map((level) => `neutral-temple:${level}`) : []),
    ...calpulli.tiles.map(({ size }) => `calpulli:${size}`),
    ...view.districts.map(districtThing),
    ...["doubles", "singles", "bridges", "tokens"].map((kind) => `supply:${kind}`),
    ...["moment", "action-points", "tokens:0", "calpullis", "tiles-done", "temples-out"],
    ...["if-ended:0", "seat:0", "points:0", "all-temples:0", "first-player", "coordinates"],
    ...Object.values(OF_MODES),
  ];
}
