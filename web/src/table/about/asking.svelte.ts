/** What is asked about now: the element, who asked how, and whether everything answers at once (the mode of the key I). */
import type { Answer } from "./answers";

class Asking {
  /** The thing whose card is open. */
  element = $state.raw<Element | null>(null);
  /** What is said of it, where it does not speak for itself. */
  said = $state.raw<Answer | null>(null);
  /** Was it asked by keyboard? Then the answer is read out. */
  isByKeys = $state(false);
  /** Does everything answer, and nothing act? */
  isOn = $state(false);

  open(element: Element, isByKeys = false): void {
    this.said = null;
    this.element = element;
    this.isByKeys = isByKeys;
  }

  /** Say something of an element. */
  say(element: Element, answer: Answer): void {
    this.open(element);
    this.said = answer;
  }

  close(): void {
    this.element = null;
    this.said = null;
  }

  toggle(): void {
    this.isOn = !this.isOn;
    this.close();
  }
}

export const asking = new Asking();
