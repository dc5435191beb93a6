/** The numbers 1 to 9 of the choices in the prompt and its panels: which element has which. */
import { keyNumbers } from "./numbers.svelte";

const MOST = 9;
const WHERE = ["#prompt .choices", "#prompt .actions", ".panel-of-question"];
const CHOICES = "[data-action], [data-actions], [data-mode]";

/** What can be chosen by a number, in the order of the page; each choice once. */
function choices(): HTMLElement[] {
  const seen = new Set<string>();
  const places = WHERE.flatMap((where) => [...document.querySelectorAll(where)]);
  return places
    .flatMap((place) => [...place.querySelectorAll<HTMLElement>(CHOICES)])
    .filter((element) => {
      const what = element.dataset.mode ?? element.dataset.action ?? element.dataset.actions ?? "";
      if (seen.has(what) || element.hasAttribute("disabled") || !element.checkVisibility()) return false;
      seen.add(what);
      return true;
    })
    .slice(0, MOST);
}

/** Take the choice with a number. */
export const choose = (number: string): void => choices()[Number(number) - 1]?.click();

/** Keeps the numbers on the choices while the prompt is on the page. */
export function numbered(prompt: HTMLElement): () => void {
  let frame = 0;
  let before: HTMLElement[] = [];
  keyNumbers.mark();
  const write = (): void => {
    frame = 0;
    const now = choices();
    for (const old of before) if (!now.includes(old)) delete old.dataset.key;
    for (const [index, element] of now.entries()) element.dataset.key = String(index + 1);
    before = now;
  };
  const soon = (): void => void (frame ||= requestAnimationFrame(write));
  const observer = new MutationObserver(soon);
  observer.observe(prompt.closest(".at-table") ?? prompt, {
    childList: true,
    subtree: true,
    attributeFilter: ["data-action", "data-actions", "data-mode", "disabled"],
  });
  soon();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
