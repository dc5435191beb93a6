/** Doing something that may be refused: the refusal is told as a toast. */
import { tellError } from "./problems";
import { toasts } from "./toasts.svelte";

export async function attempt(doing: () => Promise<unknown>): Promise<void> {
  try {
    await doing();
  } catch (error) {
    toasts.say(tellError(error), "wrong");
  }
}
