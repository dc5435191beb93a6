/** The language of the page: chosen here or by the browser, kept, and changed without reloading. */
import { LANGUAGES, tagOf, type Language } from "./formats";
import { Words } from "./words";

const STORED = "sacbe-language";
const ofPage = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });
const ofGames = import.meta.glob<string>("@engine/*/{glossary,words}/*.ftl", {
  query: "?raw",
  import: "default",
});
const shared = import.meta.glob<string>("@engine/../core/glossary/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Words that only some pages need: they bring them along. */
export const ofPages: Record<string, () => Promise<string>> = {};

function first(): Language {
  const wished = [localStorage.getItem(STORED), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (wished.find((tag) => LANGUAGES.includes(tag as Language)) as Language | undefined) ?? "en";
}

/**
 * The words of the page and of some games with the terms they use, in one language; `<game>/lessons` are those of its lessons.
 * Others are in folders of their own.
 */
async function load(language: Language, games: string[], others: string[] = []): Promise<Words> {
  const folders = games.flatMap((game) => [`/${game}/glossary`, `/${game}/words`]);
  const own = games.some((game) => game.endsWith("/lessons"))
    ? ["../words", "../words/lessons"]
    : ["../words"];
  const wanted = [...folders, ...others, "core/glossary", ...own].map(
    (folder) => `${folder}/${language}.ftl`,
  );
  const sources = Object.entries({ ...ofGames, ...shared, ...ofPage, ...ofPages });
  const read = wanted.map((path) => sources.find(([source]) => source.endsWith(path))?.[1]);
  return new Words(language, await Promise.all(read.map((source) => source?.() ?? "")));
}

class LanguageOfThePage {
  current = $state<Language>(first());
  /** The words of the page and of the games it shows. */
  words = $state<Words>(new Words("en", []));
  private games: string[] = [];
  private loading: Promise<void> = Promise.resolve();

  /** Have the words of these games too; await this before showing them. */
  async use(...games: string[]): Promise<void> {
    this.games = games;
    await this.choose(this.current);
  }

  /** Have the words of one game more. */
  async also(game: string): Promise<void> {
    await (this.games.includes(game) ? this.loading : this.use(...this.games, game));
  }

  /** The words on the page and those that explain a game's things, which few ask for. */
  explaining(game: string): Promise<Words> {
    return load(this.current, this.games, [`/${game}/about`]);
  }

  choose(language: Language): Promise<void> {
    this.loading = this.load(language, this.games);
    return this.loading;
  }

  private async load(language: Language, games: string[]): Promise<void> {
    const words = await load(language, games);
    // Meanwhile others may be wanted, too; they come with words of their own.
    if (games !== this.games) return this.loading;
    this.words = words;
    this.current = language;
    document.documentElement.lang = tagOf(language);
    localStorage.setItem(STORED, language);
  }
}

export const language = new LanguageOfThePage();
/** A sentence of the page in its language; reactive where it is called in markup or `$derived`. */
export const t = (message: string, data: Record<string, unknown> = {}): string =>
  language.words.text(message, data);
