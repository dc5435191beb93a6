/** Light or dark: as the system says, or as chosen here. */
const STORED = "sacbe-theme";
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

class ThemeOfThePage {
  chosen = $state<Theme>((localStorage.getItem(STORED) as Theme | null) ?? "system");
  private readonly system = matchMedia("(prefers-color-scheme: dark)");

  constructor() {
    this.system.addEventListener("change", () => this.show());
    // Paper is white.
    addEventListener("beforeprint", () => (document.documentElement.dataset.theme = "light"));
    addEventListener("afterprint", () => this.show());
    this.show();
  }

  choose(theme: Theme): void {
    this.chosen = theme;
    localStorage.setItem(STORED, theme);
    this.show();
  }

  private show(): void {
    const isDark = this.chosen === "dark" || (this.chosen === "system" && this.system.matches);
    document.documentElement.dataset.theme = isDark ? "dark" : "light";
  }
}

export const theme = new ThemeOfThePage();
