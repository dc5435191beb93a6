/** Every verb of Mexica: which button of a turn it belongs to, how the cell it names is lit, which decisions it answers. */
import actionPoints from "@engine/mexica/data/action_points.json";
import type { Choice } from "@/lib/protocol";
import { sizeOf } from "./material";
import type { MexicaView } from "./view";

/** The seven actions of a turn, and the vote on a calpulli. */
export type Mode = "move" | "found" | "canal" | "bridge" | "temple" | "teleport" | "token" | "propose";
export type Look = "go" | "water" | "bridge" | "lift" | "site" | "tile";

interface Verb {
  /** The decisions it answers. */
  kinds: readonly string[];
  /** The button of a turn that it belongs to. */
  button?: Mode;
  /** How the cell that it names is lit; without one it is chosen beside the board. */
  look?: Look;
  /** Is more asked after it: sometimes, or always? */
  opens?: "sometimes" | "always";
  /** Does a press on the button play the only answer at once, or light its cells? */
  isDirect?: boolean;
  /** Can it be done without action points? */
  isFree?: boolean;
  /** Its price as it is printed. */
  price?: string;
  /** The noun to ask "why not" about when none is legal. */
  example?: (view: MexicaView, seat: number) => string | number;
}

const TURN = ["turn"];
const COSTS = actionPoints.costs;
const TEMPLES: Record<string, number> = COSTS.build_temple;

const span = (numbers: number[]): string => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least}–${most}`;
};

/** The size of the district that the pilli is in, if a calpulli of it is open. */
function sizeHere(view: MexicaView, seat: number): number {
  const cell = view.seats[seat]?.pilli ?? "";
  const size = view.districts.find(({ cells }) => cells.includes(cell))?.size ?? 0;
  const sizes = view.open_tiles.map(sizeOf);
  return sizes.includes(size) ? size : (sizes[0] ?? 3);
}

export const VERBS: Readonly<Record<string, Verb>> = {
  start: { kinds: ["place_pilli"], look: "go" },
  step: {
    kinds: TURN,
    button: "move",
    look: "go",
    price: `${COSTS.step_land_to_land}+`,
    example: (view, seat) => view.seats[seat]?.pilli ?? "H7",
  },
  boat: { kinds: TURN, button: "move", look: "go" },
  found: {
    kinds: TURN,
    button: "found",
    opens: "sometimes",
    isDirect: true,
    price: String(COSTS.found_district),
    example: sizeHere,
  },
  tile: { kinds: ["choose_tile_cell"], button: "found", look: "tile" },
  canal: {
    kinds: TURN,
    button: "canal",
    opens: "always",
    price: String(COSTS.build_canal_double),
    example: () => "double",
  },
  lay: {
    kinds: ["lay_single", "lay_first", "lay_second"],
    button: "canal",
    look: "water",
    opens: "sometimes",
  },
  bridge: {
    kinds: [...TURN, "choose_goal"],
    button: "bridge",
    look: "bridge",
    opens: "sometimes",
    price: String(COSTS.build_bridge),
    example: ({ canals, bridges }) => canals.find((canal) => !(canal in bridges)) ?? "O7",
  },
  relocate: { kinds: TURN, button: "bridge", look: "lift", opens: "sometimes" },
  axis: { kinds: ["choose_axis"], button: "bridge" },
  temple: {
    kinds: TURN,
    button: "temple",
    opens: "always",
    price: span(Object.values(TEMPLES)),
    example: () => 1,
  },
  build: { kinds: ["choose_site"], button: "temple", look: "site" },
  teleport: {
    kinds: TURN,
    button: "teleport",
    opens: "always",
    isDirect: true,
    price: String(COSTS.teleport),
  },
  land: { kinds: ["choose_landing"], button: "teleport", look: "go" },
  buy_token: { kinds: TURN, button: "token", isDirect: true, price: String(COSTS.buy_action_token) },
  spend_token: { kinds: TURN, isFree: true },
  propose: {
    kinds: TURN,
    button: "propose",
    isFree: true,
    example: (view) => sizeOf(view.open_tiles[0] ?? "calpulli_3a"),
  },
  vote: { kinds: ["vote"] },
  end_turn: { kinds: TURN, isFree: true },
};

const named = Object.entries(VERBS);

/** The button that a verb belongs to. */
export const buttonOf = (verb: string): Mode | undefined => VERBS[verb]?.button;

/** The buttons by the follow-up decisions that belong to them. */
export const FOLLOW_UPS: Readonly<Record<string, Mode>> = Object.fromEntries(
  named.flatMap(([, { kinds, button }]) =>
    button ? kinds.filter((kind) => kind !== "turn").map((kind) => [kind, button]) : [],
  ),
);

/** The verb by which a cell is chosen at a decision; an axis belongs to a bridge. */
export const cellVerb = (kind: string): string | undefined =>
  named.find(
    ([, { kinds, look, button }]) =>
      look && (kinds.includes(kind) || (button && FOLLOW_UPS[kind] === button)),
  )?.[0];

export interface ActionButton {
  mode: Mode;
  verbs: string[];
  isDirect: boolean;
}

const verbsOf = (mode: Mode): string[] =>
  named.flatMap(([verb, { kinds, button }]) => (button === mode && kinds.includes("turn") ? [verb] : []));

const MODES = ["move", "found", "canal", "bridge", "temple", "teleport", "token"] as const;

export const BUTTONS: readonly (ActionButton & { mode: (typeof MODES)[number] })[] = MODES.map((mode) => {
  const verbs = verbsOf(mode);
  return { mode, verbs, isDirect: verbs.some((verb) => VERBS[verb]?.isDirect) };
});

/** What an action costs as it is printed; of the temples only the levels that are possible now. */
export function priceTag({ mode, verbs }: ActionButton, choices: Choice[]): string {
  const levels = choices.filter(({ verb }) => verb === "temple").map(({ noun }) => TEMPLES[noun ?? ""] ?? 0);
  return mode === "temple" && levels.length ? span(levels) : (VERBS[verbs[0] ?? ""]?.price ?? "");
}

/** The action to ask "why not" about when none of a button's is possible. */
export function exampleOf(mode: Mode, view: MexicaView, seat: number): string {
  const [verb = ""] = verbsOf(mode);
  const noun = VERBS[verb]?.example?.(view, seat);
  return noun === undefined ? verb : `${verb} ${noun}`;
}
