/** Which part of the island stays in the light: the cells of an action, the whole district of a founding, the pilli of a seat. */
import type { Lit } from "@/table/staging.svelte";
import { PILLI } from "../beats";
import { insetPath } from "../geometry";
import type { MexicaView } from "../view";

/** More than the board shows, wherever it is moved. */
export const AROUND = { x: -1200, y: -1200, width: 3320, height: 3040 } as const;

export function litPath({ beat, scene }: Lit, { districts, seats }: MexicaView): string {
  const cells = scene.places.flatMap((place): string[] => {
    if (place === PILLI) return [seats[beat.seat ?? -1]?.pilli ?? ""].filter(Boolean);
    const district = beat.what === "found" ? districts.find((one) => one.cells.includes(place)) : undefined;
    return district?.cells ?? [place];
  });
  return cells.length ? insetPath(cells, -2, 11) : "";
}
