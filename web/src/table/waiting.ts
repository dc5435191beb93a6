/** Who is waited for, in a sentence; never for oneself. */
import { t } from "@/lib/language.svelte";
import type { TableModel } from "./model.svelte";

export function waitingFor({ state, seat, names }: Pick<TableModel, "state" | "seat" | "names">): string {
  const others = (state?.to_act ?? []).filter((asked) => asked !== seat);
  return others.length
    ? t("web-waiting", { player: others.map((other) => names[other] ?? "").join(", ") })
    : t("web-your-turn-soon");
}
