/** The overview and the player aid of Tzolk’in. */
import type { View } from "@/lib/protocol";
import type { Guide } from "../../guide";
import { at, BOX, centre, M, slot, TEETH, toothAngle, type Gear, type Point } from "../geometry";
import { FOOD_DAYS } from "../material";
import Aid from "./Aid.svelte";
import Beside from "./Beside.svelte";
import { factsOf, PLAYERS, pointsOf } from "./facts";
import { setUps } from "./setups";
import { share as spot } from "./spot";
import { turn } from "./turn";
import view from "./view.json";

const EDGE = 3.4;

/** At the edge of a gear's plates, in a direction. */
const beside = (gear: Gear, angle: number, beyond = EDGE) => {
  const [{ x, y }, edge] = [centre(gear), at(TEETH[gear] / 2 + beyond, angle)];
  return spot({ x: x + edge.x, y: y + edge.y });
};

/** Beside a worker that belongs to nobody. */
function idle(gear: Gear): Point {
  const [space = "0"] = Object.entries(view.gears[gear]).find(([, worker]) => worker === "idle") ?? [];
  const [{ x, y }, on] = [centre(gear), slot(gear, Number(space))];
  return { x: x + on.x - 2 * M, y: y + on.y + M };
}
const nextFoodDay = FOOD_DAYS.find(({ day }) => day > view.day)?.day ?? 1;

export const guide: Guide = {
  view: view as unknown as View,
  names: ["Pakal", "Ixchel", "Balam"],
  spots: [
    spot(at(8.6, 180)),
    spot(at(9.2, toothAngle(nextFoodDay, view.day))),
    beside("palenque", -50),
    beside("yaxchilan", 48, 2.4),
    beside("tikal", 122, 2.4),
    beside("uxmal", 150),
    beside("chichen_itza", 138, 5.4),
    spot({ x: -23 * M, y: -2 * M }),
    spot(idle("uxmal")),
  ],
  ratio: BOX.width / BOX.height,
  Beside,
  setUps,
  turn,
  players: PLAYERS,
  facts: factsOf,
  points: pointsOf,
  paper: 980,
  Aid,
};
