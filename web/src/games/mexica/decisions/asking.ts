/** What to ask the server about a cell that may not be chosen, and which calpulli have a district that fits. */
import { sizeOf } from "../material";
import { cellVerb, exampleOf } from "../verbs";
import type { MexicaView } from "../view";
import type { Interaction } from "./interaction.svelte";

/** The action that a click on a cell meant. */
export function whyAt(cell: string, interaction: Interaction): string {
  const asked = interaction.kind === "turn" ? undefined : cellVerb(interaction.kind);
  if (asked) return `${asked} ${cell}`;
  if (interaction.mode === "bridge")
    return `${cell in (interaction.view?.bridges ?? {}) ? "relocate" : "bridge"} ${cell}`;
  if (interaction.mode !== "move" && interaction.view && interaction.model.seat !== null)
    return exampleOf(interaction.mode, interaction.view, interaction.model.seat);
  return `step ${cell}`;
}

/** Sizes of open calpulli that an unfounded district has. */
export function fittingSizes(view: MexicaView): Set<number> {
  const open = new Set(view.open_tiles.map(sizeOf));
  return new Set(
    view.districts.filter(({ founded, size }) => !founded && open.has(size)).map(({ size }) => size),
  );
}
