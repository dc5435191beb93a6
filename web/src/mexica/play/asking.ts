/** What to ask the server about a cell that may not be chosen, and which calpulli have a district that fits. */
import { sizeOf } from "../material";
import type { MexicaView } from "../view";
import { missing } from "./actions";
import type { Play } from "./play.svelte";

const VERBS: Record<string, string> = {
  lay_single: "lay", lay_first: "lay", lay_second: "lay", choose_goal: "bridge", choose_axis: "bridge", choose_site: "build",
  choose_tile_cell: "tile", choose_landing: "land", place_pilli: "start",
};

/** The action that a click on a cell meant. */
export function whyAt(cell: string, play: Play): string {
  const asked = VERBS[play.kind];
  if (asked) return `${asked} ${cell}`;
  if (play.mode === "bridge") return `${cell in (play.view?.bridges ?? {}) ? "relocate" : "bridge"} ${cell}`;
  if (play.mode !== "move" && play.view && play.model.seat !== null) return missing(play.mode, play.view, play.model.seat);
  return `step ${cell}`;
}

/** Sizes of open calpulli that an unfounded district has. */
export function fittingSizes(view: MexicaView): Set<number> {
  const open = new Set(view.open_tiles.map(sizeOf));
  return new Set(view.districts.filter(({ founded, size }) => !founded && open.has(size)).map(({ size }) => size));
}
