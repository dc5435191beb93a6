/** The sentences over the choices: what is asked or who is waited for, and what would follow or has happened. */
import { language, t } from "@/lib/language.svelte";
import { key } from "@/lib/words";
import type { TableModel } from "@/table/model.svelte";
import { waitingFor } from "@/table/waiting";
import { valuesOf } from "../material";
import { closedBetween } from "./closing";
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
  if (interaction.kind !== "turn") return language.words.prompt(question);
  return t(
    `web-mexica-ask-${interaction.mode === "move" && interaction.isStuck ? "turn" : interaction.mode}`,
  );
}

/** What the choice under the pointer would lead to; while others move, what happened last. */
export function consequenceOf(interaction: Interaction): string | null {
  const { view, previewView, model } = interaction;
  if (!interaction.isAsked)
    return model.state?.over || model.staging.isReplaying ? null : lastSentence(model);
  if (!view || !previewView || !interaction.hovered) return null;
  const closed = closedBetween(view, previewView).map(({ size, cells }) =>
    language.words.text("effect-closed", { size, cell: cells[0] ?? "", points: valuesOf(size)[1] }),
  );
  return closed.join(" ") || null;
}

/** What happened last, in one sentence; whose turn it is, the question says. */
function lastSentence(model: TableModel): string | null {
  const hasSentence = ({ event }: { event: string }): boolean =>
    event !== "turn_began" && language.words.has(key("log", event));
  const line = model.log.findLast(({ isVoid, entry }) => !isVoid && entry.events.some(hasSentence));
  const event = line?.entry.events.findLast(hasSentence);
  return event ? language.words.log(event, model.names) : null;
}
