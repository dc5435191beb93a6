/** How large the page writes, in percent of the sizes in styles/type.css. Remembered in this browser. */
const STORED = "sacbe-text-size";
export const TEXT_SIZES = [100, 115, 130] as const;
export type Percent = (typeof TEXT_SIZES)[number];

const stored = (): Percent =>
  TEXT_SIZES.find((size) => String(size) === localStorage.getItem(STORED)) ?? TEXT_SIZES[0];

class TextSize {
  chosen = $state<Percent>(stored());

  constructor() {
    this.show();
  }

  choose(size: Percent): void {
    this.chosen = size;
    localStorage.setItem(STORED, String(size));
    this.show();
  }

  private show(): void {
    document.documentElement.style.setProperty("--text", String(this.chosen / 100));
  }
}

export const textSize = new TextSize();
