/** Are the numbers of choices shown? Remembered in this browser. */
const STORED = "sacbe-key-numbers";

class KeyNumbers {
  private shown = $state(localStorage.getItem(STORED) !== "no");

  constructor() {
    this.mark();
  }

  get areShown(): boolean {
    return this.shown;
  }

  set areShown(areShown: boolean) {
    this.shown = areShown;
    localStorage.setItem(STORED, areShown ? "yes" : "no");
    this.mark();
  }

  /** base.css draws the caps. */
  private mark(): void {
    document.documentElement.toggleAttribute("data-key-numbers", this.shown);
  }
}

export const keyNumbers = new KeyNumbers();
