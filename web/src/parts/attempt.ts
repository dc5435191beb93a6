/** Doing something that may be refused: the refusal is told as a toast. */
import { Refused } from "@/lib/api";
import { toasts } from "./toasts.svelte";

export async function attempt(doing: () => Promise<unknown>): Promise<void> {
  try {
    await doing();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    toasts.say(error.message, "wrong");
  }
}
