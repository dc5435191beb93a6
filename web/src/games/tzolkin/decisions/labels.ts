/** A choice as it is said aloud: what it does, what it costs and what it brings. */
import { language, t } from "@/lib/language.svelte";
import type { Choice, GameEvent } from "@/lib/protocol";
import { outcomes, type Outcome } from "./outcomes";

const OWN: Record<string, string> = {
  points: "web-tz-points-name",
  worker: "web-tz-worker",
  "tile-corn": "web-tz-tile-corn",
  "tile-wood": "web-tz-tile-wood",
  burn: "web-tz-burn",
};

export function nameOf({ thing }: Pick<Outcome, "thing">): string {
  const own = OWN[thing];
  return own ? t(own) : language.words.name(thing);
}

/** Several things in one phrase, as the language joins them. */
export const listed = (things: string[]): string => language.words.listed(things);

/** Amounts stand before what they count, steps and levels after whose they are. */
function phrase(outcome: Outcome): string {
  const isPlace = outcome.text.startsWith("→") || /^[IV]+$/.test(outcome.text);
  return (isPlace ? `${nameOf(outcome)} ${outcome.text}` : `${outcome.text} ${nameOf(outcome)}`).trim();
}

/** What events bring a seat, in words; that a tile is built goes without saying. */
export const said = (events: GameEvent[], seat: number | null): string =>
  listed(
    outcomes(
      events.filter(({ event }) => event !== "built"),
      seat,
    ).map(phrase),
  );

/** What an element for this choice is called. The end of a turn brings what others do, so that is left out. */
export function spoken(choice: Choice, seat: number | null): string {
  const action = language.words.action(choice);
  const more = choice.verb === "end_turn" ? "" : said(choice.brings ?? [], seat);
  return more ? `${action}: ${more}` : action;
}
