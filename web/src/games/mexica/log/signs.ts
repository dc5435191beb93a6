/** How the cards of Mexica are drawn in the log, and which cells each of them is about. */
import type { Signs } from "@/table/digest";
import Net from "./Net.svelte";
import Row from "./Row.svelte";
import Sign from "./Sign.svelte";
import What from "./What.svelte";

export const signs: Signs = {
  What,
  Net,
  Sign,
  Row,
  places: ({ deeds = [] }) =>
    deeds
      .flatMap(({ places = [], to }) => [...places, ...(to ? [to] : [])])
      .map((cell) => `svg [data-noun="${cell}"]`),
};
