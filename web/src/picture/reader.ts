/** Whom a picture is drawn for: what the page asks a browser about its reader. Imported before anything of the page. */
export interface Reader {
  language: string;
  theme: "light" | "dark";
}

/** Node has no browser; the page gets these answers instead. */
export function draw(reader: Reader): void {
  const answers = {
    localStorage: {
      getItem: (name: string) => (name === "sacbe-language" ? reader.language : null),
      setItem: () => undefined,
    },
    navigator: { languages: [reader.language] },
    document: { documentElement: { dataset: { theme: reader.theme } } },
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    addEventListener: () => undefined,
  };
  for (const [name, value] of Object.entries(answers)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
}
