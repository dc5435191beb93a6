/**
 * The chapters of docs/rules as modules: `virtual:rules/<game>/<language>` is a list of chapters with their rules as
 * HTML, `virtual:rules` has for each game and language a function that loads its list.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { marked } from "marked";
import type { Plugin } from "vite";
import { LANGUAGES, type Language } from "../src/lib/formats.ts";
import { book, wordsOf, type Section } from "./rulebook.ts";

const ALL = "virtual:rules";
const PREFIX = `${ALL}/`;

export interface Rule {
  id: string;
  title: string;
  html: string;
  /** English where there is no translation, or one of another text. */
  language: Language;
}

export interface Chapter {
  name: string;
  introduction: Rule;
  rules: Rule[];
}

const asHtml = ({ id, title, text, language }: Section): Rule => ({
  id,
  title,
  html: marked.parse(text, { async: false }),
  language,
});

/** Every game whose rules are written. */
const games = (root: string): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const loaders = (game: string): string => {
  const each = LANGUAGES.map((language) => `${language}: () => import("${PREFIX}${game}/${language}")`);
  return `${JSON.stringify(game)}: {${each.join(",")}}`;
};

export function rules(root: string, sources: string): Plugin {
  return {
    name: "rules",
    resolveId: (id) => (id === ALL || id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) return `export default {${games(root).map(loaders).join(",")}};`;
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [game, language] = id.slice(PREFIX.length + 1).split("/") as [string, Language];
      const files = readdirSync(join(root, game), { recursive: true, encoding: "utf8" });
      for (const file of files) this.addWatchFile(join(root, game, file));
      const chapters = book(root, game, language, wordsOf(sources, game, language)).flatMap((sections) => {
        const [introduction, ...rules] = sections.map(asHtml);
        return introduction ? [{ name: introduction.id, introduction, rules }] : [];
      });
      return `export default ${JSON.stringify(chapters satisfies Chapter[])};`;
    },
  };
}
