/** Where a game of Mexica stands: the period, the round, how many calpulli are founded. */
import { t } from "@/lib/language.svelte";
import type { Moment } from "@/table/moment";
import { tilesOf } from "./material";
import { tilesDone } from "./panels/tiles";
import type { MexicaView } from "./view";

export const momentOf = (view: MexicaView): Moment => ({
  era: t("web-mexica-period-title", { period: view.period }),
  now: t("web-mexica-round", { round: view.round }),
  next: t("web-mexica-founded-of", { done: tilesDone(view), all: tilesOf(view.period) }),
});
