/** What a turn of Mexica is put together from: the actions that ask for more, and the pieces a mode begins with. */
import type { Choice } from "@/lib/protocol";
import type { Mode } from "../board/targets";

/** The follow-up questions and the mode they belong to. */
export const FOLLOW_UPS: Record<string, Mode> = {
  lay_single: "canal", lay_first: "canal", lay_second: "canal", choose_axis: "bridge", choose_goal: "bridge",
  choose_site: "temple", choose_tile_cell: "found", choose_landing: "teleport",
};

export type Canal = "double" | "single";

/** Verbs after which more may be asked. */
const OPENING = new Set(["canal", "lay", "bridge", "relocate", "temple", "found", "teleport"]);
/** Verbs after which more is always asked. */
const BEGINNING = new Set(["canal", "temple", "teleport"]);
/** Verbs for which no action point is needed. */
const FREE = new Set(["end_turn", "spend_token", "propose"]);

const verbOf = (action: string): string => action.split(" ")[0] ?? "";

/** May more be asked after these actions? */
export const opensMore = (actions: readonly string[]): boolean => OPENING.has(verbOf(actions.at(-1) ?? ""));

/** Does a choice nothing but begin something, so that more is always asked? */
export const onlyBegins = ({ verb }: Choice): boolean => BEGINNING.has(verb);

/** A choice from its text alone. */
export function choiceOf(action: string): Choice {
  const [verb = "", ...noun] = action.split(" ");
  return { action, verb, noun: noun.join(" ") || null };
}

/** What a mode begins with: the canal laid last or else the other one, the smallest temple. */
export function firstOf(mode: Mode, choices: readonly Choice[], canal: Canal): string | undefined {
  if (mode !== "canal" && mode !== "temple") return undefined;
  const actions = choices.filter(({ verb }) => verb === mode).map(({ action }) => action);
  return actions.find((action) => action === `canal ${canal}`) ?? actions[0];
}

/** Could points that are left still be used for something? */
export const isWaste = (choices: readonly Choice[]): boolean => choices.some(({ verb }) => !FREE.has(verb));
