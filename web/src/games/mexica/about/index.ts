/** What the things of Mexica are, for whoever asks. */
import { answerBy, type About, type Asked } from "@/table/about/answers";
import type { MexicaView } from "../view";
import { KINDS } from "./kinds";
import { things } from "./things";

export const about: About = {
  answer: (thing, asked) => answerBy(KINDS, thing, asked as Asked<MexicaView>),
  things: (view) => things(view as MexicaView),
};
