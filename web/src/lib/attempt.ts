/** Doing something that may be refused: the refusal is shown as a toast. */
import { errorText } from "./problems";
import { toasts } from "./toasts.svelte";

export async function attempt(doing: () => Promise<unknown>): Promise<void> {
  try {
    await doing();
  } catch (error) {
    toasts.say(errorText(error), "wrong");
  }
}
