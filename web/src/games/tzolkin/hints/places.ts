/** Where the marks of a hint lie on the board: slots of gears, plates around them, the starting player space. */
import { at, centre, slot, spaceAngle, TEETH, type Point } from "../geometry";
import { gearOf, spaceOf, type Mark } from "./marks";

/** The middle of the sign on a plate, in m from the pitch of its gear. */
const PLATE = 2.83;
const PADS: Record<string, Point> = { starting_player_space: { x: -246, y: 0 } };

/** The middle of the thing that a mark is about; null if it does not lie on the board. */
export function placeOf({ kind, noun }: Mark): Point | null {
  if (kind === "pad") return PADS[noun] ?? null;
  const gear = gearOf(noun);
  if (!gear || !["placed", "picked", "plate"].includes(kind)) return null;
  const middle = centre(gear);
  const from =
    kind === "plate"
      ? at(TEETH[gear] / 2 + PLATE, spaceAngle(gear, spaceOf(noun)))
      : slot(gear, spaceOf(noun));
  return { x: middle.x + from.x, y: middle.y + from.y };
}
