/** Refusals as sentences. The server's own are English and precise; in other languages the kind is told. */
import { Refused } from "@/lib/api";
import { language, t } from "@/lib/language.svelte";
import type { Problem } from "@/lib/protocol";

export function tell(problem: Problem): string {
  const message = `web-problem-${problem.kind}`;
  return language.current === "en" || !language.words.has(message) ? problem.detail : t(message);
}

/** What went wrong, in words; what was no refusal is thrown on. */
export function tellError(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  return tell(error.problem);
}
