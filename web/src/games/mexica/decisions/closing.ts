/** Which districts would a choice close, for which a calpulli lies open? */
import { sizeOf } from "../material";
import type { District, MexicaView } from "../view";

const keyOf = ({ cells }: District): string => cells.join();

export function closedBetween(before: MexicaView, after: MexicaView): District[] {
  const known = new Set(before.districts.map(keyOf));
  const open = new Set(after.open_tiles.map(sizeOf));
  return after.districts.filter(
    (district) => !district.founded && open.has(district.size) && !known.has(keyOf(district)),
  );
}
