/** The seven actions of a turn: which answers belong to each, what they cost, and what to ask when there is none. */
import actionPoints from "@games/mexica/data/action_points.json";
import type { Choice } from "@/lib/protocol";
import type { Mode } from "../board/targets";
import { sizeOf } from "../material";
import type { GlyphName } from "../pieces/glyphs";
import type { MexicaView } from "../view";

export interface ActionButton {
  mode: Mode;
  glyph: GlyphName;
  verbs: string[];
  /** Does a click play the only answer at once, or light its cells? */
  isDirect: boolean;
}

export const BUTTONS: readonly ActionButton[] = [
  { mode: "move", glyph: "move", verbs: ["step", "boat"], isDirect: false },
  { mode: "found", glyph: "found", verbs: ["found"], isDirect: true },
  { mode: "canal", glyph: "canal", verbs: ["canal"], isDirect: false },
  { mode: "bridge", glyph: "bridge", verbs: ["bridge", "relocate"], isDirect: false },
  { mode: "temple", glyph: "temple", verbs: ["temple"], isDirect: false },
  { mode: "teleport", glyph: "teleport", verbs: ["teleport"], isDirect: true },
  { mode: "token", glyph: "token", verbs: ["buy_token"], isDirect: true },
];

const COSTS = actionPoints.costs;
const TEMPLES: Record<string, number> = COSTS.build_temple;
const span = (numbers: number[]): string => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least}–${most}`;
};
/** The prices as they are printed. */
const PRINTED: Partial<Record<Mode, string>> = {
  move: `${COSTS.step_land_to_land}+`, found: String(COSTS.found_district), canal: String(COSTS.build_canal_double), bridge: String(COSTS.build_bridge),
  temple: span(Object.values(TEMPLES)), teleport: String(COSTS.teleport), token: String(COSTS.buy_action_token),
};

/** What an action costs as it is printed; of the temples only the levels that are possible now. */
export function priceTag(button: ActionButton, choices: Choice[]): string {
  const levels = choices.filter(({ verb }) => verb === "temple").map(({ noun }) => TEMPLES[noun ?? ""] ?? 0);
  return button.mode === "temple" && levels.length ? span(levels) : (PRINTED[button.mode] ?? "");
}

const sizeHere = (view: MexicaView, seat: number): number => {
  const cell = view.seats[seat]?.pilli ?? "";
  const size = view.districts.find(({ cells }) => cells.includes(cell))?.size ?? 0;
  const sizes = view.open_tiles.map(sizeOf);
  return sizes.includes(size) ? size : (sizes[0] ?? 3);
};

/** The action to ask "why not" about when none of a button's is possible. */
export function missing(mode: Mode, view: MexicaView, seat: number): string {
  const cell = view.seats[seat]?.pilli ?? "H7";
  if (mode === "move") return `step ${cell}`;
  if (mode === "found") return `found ${sizeHere(view, seat)}`;
  if (mode === "canal") return "canal double";
  if (mode === "bridge") return `bridge ${view.canals.find((canal) => !(canal in view.bridges)) ?? "O7"}`;
  if (mode === "temple") return "temple 1";
  if (mode === "token") return "buy_token";
  return mode === "propose" ? `propose ${sizeOf(view.open_tiles[0] ?? "calpulli_3a")}` : "teleport";
}
