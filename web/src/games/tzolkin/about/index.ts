/** What the things of Tzolk'in are, for whoever asks. */
import { answerBy, type About, type Asked, type Kind } from "@/table/about/answers";
import type { TzolkinView } from "../view";
import { BOARD } from "./board";
import { PANELS } from "./panels";
import { EXPANSION } from "./expansion";
import { things } from "./things";

const KINDS: Readonly<Record<string, Kind<TzolkinView>>> = { ...BOARD, ...PANELS, ...EXPANSION };

export const about: About = {
  answer: (thing, asked) => answerBy(KINDS, thing, asked as Asked<TzolkinView>),
  things: (view) => things(view as TzolkinView),
};
