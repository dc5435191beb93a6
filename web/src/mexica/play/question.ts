/** The sentence over the choices: what is asked, or who is waited for. */
import { language, t } from "@/lib/language.svelte";
import type { Play } from "./play.svelte";

export function questionOf(play: Play): string {
  const { model } = play;
  const question = model.view?.question;
  if (model.state?.over) return t("web-game-over");
  if (!play.isAsked || !question) {
    return t("web-waiting", { player: (model.state?.to_act ?? []).map((seat) => model.names[seat] ?? "").join(", ") });
  }
  return play.kind === "turn" ? t(`web-mexica-ask-${play.mode}`) : language.words.prompt(question);
}
