/** What a turn of Mexica is put together from: the actions that ask for more, and the pieces a mode begins with. */
import type { Choice } from "@/lib/protocol";
import { VERBS, type Mode } from "../verbs";

export type Canal = "double" | "single";

const verbOf = (action: string): string => action.split(" ")[0] ?? "";

/** May more be asked after these actions? */
export const opensMore = (actions: readonly string[]): boolean =>
  VERBS[verbOf(actions.at(-1) ?? "")]?.opens !== undefined;

/** Does a choice nothing but begin something, so that more is always asked? */
export const onlyBegins = ({ verb }: Choice): boolean => VERBS[verb]?.opens === "always";

/** What a mode begins with: the canal laid last or else the other one, the smallest temple. */
export function firstOf(mode: Mode, choices: readonly Choice[], canal: Canal): string | undefined {
  if (mode !== "canal" && mode !== "temple") return undefined;
  const actions = choices.filter(({ verb }) => verb === mode).map(({ action }) => action);
  return actions.find((action) => action === `canal ${canal}`) ?? actions[0];
}

/** Could points that are left still be used for something? */
export const isWaste = (choices: readonly Choice[]): boolean =>
  choices.some(({ verb }) => !VERBS[verb]?.isFree);
