/** Are the numbers of choices shown? Remembered in this browser. */
const STORED = "sacbe-key-numbers";

class KeyNumbers {
  private shown = $state(localStorage.getItem(STORED) !== "no");

  get areShown(): boolean {
    return this.shown;
  }

  set areShown(areShown: boolean) {
    this.shown = areShown;
    localStorage.setItem(STORED, areShown ? "yes" : "no");
    this.mark();
  }

  /** Say on the page whether base.css draws the caps. */
  mark(): void {
    document.documentElement.toggleAttribute("data-key-numbers", this.shown);
  }
}

export const keyNumbers = new KeyNumbers();
