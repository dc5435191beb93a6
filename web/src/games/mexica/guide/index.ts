/** The overview and the player aid of Mexica. */
import type { View } from "@/lib/protocol";
import type { Guide } from "../../guide";
import { centre } from "../geometry";
import { ratio } from "../sketch";
import Aid from "./Aid.svelte";
import Beside from "./Beside.svelte";
import Inset from "./Inset.svelte";
import { factsOf, PLAYERS, pointsOf } from "./facts";
import { setUps } from "./setups";
import { share } from "./spot";
import { turn } from "./turn";
import view from "./view.json";

/** On the board of `view`: pilli, canal, below the open tiles, founded district, temple, bridge, palace … */
const CELLS = ["I13", "K8", "P3", "S7", "N11", "K10", "H6", "F7", "E3"];

export const guide: Guide = {
  view: view as unknown as View,
  names: ["Pakal", "Ixchel"],
  spots: CELLS.map((cell) => share(centre(cell))),
  ratio,
  Inset,
  Beside,
  setUps,
  turn,
  players: PLAYERS,
  facts: factsOf,
  points: pointsOf,
  paper: 830,
  Aid,
};
