/** The sentence over the choices: what is asked, or who is waited for. */
import { language, t } from "@/lib/language.svelte";
import { key } from "@/lib/words";
import type { TableModel } from "@/table/model.svelte";
import { waitingFor } from "@/table/waiting";
import type { Interaction } from "./interaction.svelte";

export function promptOf(interaction: Interaction): string {
  const { model } = interaction;
  const question = interaction.view?.question;
  if (model.state?.over) return t(model.state.stopped ? "web-game-stopped" : "web-game-over");
  if (model.planning.isOn && interaction.kind === "turn") return t("web-planning");
  if (!interaction.isAsked || !question) {
    return waitingFor(model);
  }
  if (interaction.kind === "turn" && interaction.mode === "bridge" && !interaction.choices("bridge").length)
    return t("web-mexica-ask-lift");
  return interaction.kind === "turn"
    ? t(`web-mexica-ask-${interaction.mode}`)
    : language.words.prompt(question);
}

/** What happened last, in one sentence. */
export function lastSentence(model: TableModel): string | null {
  const hasSentence = ({ event }: { event: string }): boolean => language.words.has(key("log", event));
  const line = model.log.findLast(({ isVoid, entry }) => !isVoid && entry.events.some(hasSentence));
  const event = line?.entry.events.findLast(hasSentence);
  return event ? language.words.log(event, model.names) : null;
}
