/** Refusals as sentences. The server's own are English and precise; in other languages the kind has a sentence. */
import { Refused } from "./api";
import { language, t } from "./language.svelte";
import type { Refusal } from "./protocol";

export function problemText(problem: Refusal): string {
  const message = `web-problem-${problem.kind}`;
  return language.current === "en" || !language.words.has(message) ? problem.detail : t(message);
}

/** What went wrong, in words; what was no refusal is thrown on. */
export function errorText(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  return problemText(error.problem);
}
