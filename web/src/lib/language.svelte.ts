/** The language of the page: chosen here or by the browser, kept, and changed without reloading. */
import { LANGUAGES, Words, type Language } from "./words";

const STORED = "sacbe-language";
const own = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });
const ofGames = import.meta.glob<string>("@engine/*/words/*.ftl", { query: "?raw", import: "default" });

function first(): Language {
  const wished = [localStorage.getItem(STORED), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (wished.find((tag) => LANGUAGES.includes(tag as Language)) as Language | undefined) ?? "en";
}

async function load(language: Language, games: string[]): Promise<Words> {
  const wanted = [
    ...games.map(
      (game) => Object.entries(ofGames).find(([path]) => path.endsWith(`${game}/words/${language}.ftl`))?.[1],
    ),
    own[`../words/${language}.ftl`],
  ];
  return new Words(language, await Promise.all(wanted.map((read) => (read ? read() : ""))));
}

class LanguageOfThePage {
  current = $state<Language>(first());
  /** The words of the page and of the games it shows. */
  words = $state<Words>(new Words("en", []));
  private games: string[] = [];

  /** Have the words of these games too; await this before showing them. */
  async use(...games: string[]): Promise<void> {
    this.games = games;
    await this.choose(this.current);
  }

  async choose(language: Language): Promise<void> {
    this.words = await load(language, this.games);
    this.current = language;
    document.documentElement.lang = language;
    localStorage.setItem(STORED, language);
  }
}

export const language = new LanguageOfThePage();
/** A sentence of the page in its language; reactive where it is called in markup or `$derived`. */
export const t = (message: string, data: Record<string, unknown> = {}): string =>
  language.words.text(message, data);
