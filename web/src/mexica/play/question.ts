/** The sentence over the choices: what is asked, or who is waited for. */
import { language, t } from "@/lib/language.svelte";
import { key } from "@/lib/words";
import type { TableModel } from "@/table/table.svelte";
import { waitingFor } from "@/table/waiting";
import type { Play } from "./play.svelte";

export function questionOf(play: Play): string {
  const { model } = play;
  const question = play.view?.question;
  if (model.state?.over) return t(model.state.stopped ? "web-game-stopped" : "web-game-over");
  if (!play.isAsked || !question) {
    return waitingFor(model);
  }
  if (play.kind === "turn" && play.mode === "bridge" && !play.choices("bridge").length) return t("web-mexica-ask-lift");
  return play.kind === "turn" ? t(`web-mexica-ask-${play.mode}`) : language.words.prompt(question);
}

/** What happened last, in one sentence. */
export function lastSentence(model: TableModel): string | null {
  const isTold = ({ event }: { event: string }): boolean => language.words.has(key("log", event));
  const line = model.log.findLast(({ isVoid, entry }) => !isVoid && entry.events.some(isTold));
  const event = line?.entry.events.findLast(isTold);
  return event ? language.words.log(event, model.names) : null;
}
