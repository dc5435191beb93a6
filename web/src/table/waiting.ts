/** Who is waited for, in a sentence, never for oneself; or that the last round is shown again. */
import { language, t } from "@/lib/language.svelte";
import type { TableModel } from "./model.svelte";

export function waitingFor({ state, seat, names, staging }: TableModel): string {
  if (staging.isReplaying) return t("web-replaying-round");
  const others = (state?.to_act ?? []).filter((asked) => asked !== seat);
  return others.length
    ? t("web-waiting", { player: language.words.listed(others.map((other) => names[other] ?? "")) })
    : t("web-your-turn-soon");
}
