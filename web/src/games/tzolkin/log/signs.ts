/** How the cards of Tzolk'in are drawn in the log, and where on the table each of them was. */
import type { Card, Deed } from "@/lib/protocol";
import type { Signs } from "@/table/digest";
import { GEARS, LETTER } from "../geometry";
import Net from "./Net.svelte";
import Row from "./Row.svelte";
import Sign from "./Sign.svelte";
import What from "./What.svelte";

const TEMPLES = ["chaac", "quetzalcoatl", "kukulcan"];
const PLACES: Record<string, string> = { first_player: "starting_player_space", quick: "quick_action_space" };

/** A space where a worker was put, or the plate that it used. */
function placeOf(place: string, verb: string): string {
  const gear = GEARS.find((other) => LETTER[other] === place[0]) ?? "";
  const space = `[data-place="${gear}-${place.slice(1)}"]`;
  return verb === "placed" ? space : `[data-plate="${place}"]`;
}

const placesOf = ({ verb, places = [], to, thing = "" }: Deed): string[] => [
  ...[...places, ...(to ? [to] : [])].map((place) => placeOf(place, verb)),
  ...(verb in PLACES ? [`[data-place^="${PLACES[verb]}"]`] : []),
  ...(thing && verb !== "tribe" ? [`[data-thing="${thing}"]`] : []),
];

/** The steps in temples that the seat climbed to or fell to. */
const stepsOf = ({ seat, net = {} }: Card): string[] =>
  TEMPLES.filter((temple) => net[temple]).map((temple) => `[data-marker="${temple}-${seat}"]`);

export const signs: Signs = {
  What,
  Net,
  Sign,
  Row,
  places: (card) => [...(card.deeds ?? []).flatMap(placesOf), ...stepsOf(card)],
};
