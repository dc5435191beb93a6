/** A choice from its text alone: its verb, and its noun if it has one. */
import type { Choice } from "@/lib/protocol";

export function choiceOf(action: string): Choice {
  const [verb = "", ...noun] = action.split(" ");
  return { action, verb, noun: noun.join(" ") || null };
}
