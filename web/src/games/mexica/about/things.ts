/** Every thing there can be at a table of Mexica, and what is on a cell. */
import calpulli from "@engine/mexica/data/calpulli.json";
import supplies from "@engine/mexica/data/supplies.json";
import { CENTRE, ISLAND, PALACE, START_CELLS } from "../material";
import type { Mode } from "../verbs";
import type { District, MexicaView } from "../view";

const palace = new Set(PALACE);

const GROUNDS = new Map(
  ISLAND.map((cell) => {
    const kind = START_CELLS.has(cell) ? "start-cell" : palace.has(cell) ? "palace" : "land";
    return [cell, `${kind}:${cell}`];
  }),
);

/** What one sees of each cell: what stands on it, or else its ground. */
export function thingsOn(view: MexicaView): ReadonlyMap<string, string> {
  const things = new Map(GROUNDS);
  for (const cell of view.canals) if (things.get(cell)?.startsWith("land")) things.set(cell, `canal:${cell}`);
  for (const cell of Object.keys(view.bridges)) things.set(cell, `bridge:${cell}`);
  for (const [cell, size] of Object.entries(view.tiles_on_board))
    things.set(cell, `calpulli:${size}:${cell}`);
  for (const [cell, temple] of Object.entries(view.temples)) things.set(cell, templeOf(temple, cell));
  for (const [seat, { pilli }] of view.seats.entries())
    if (pilli) things.set(pilli, `pilli:${seat}:${pilli}`);
  return things;
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
