/**
 * What do the rules of a game say, chapter by chapter, in a language? src/sacbe/cli/rulebook.py describes the files and
 * reads the same for the terminal; a test compares them.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Words, type Language } from "../src/lib/words.ts";

/** One rule, or the introduction of a chapter, which has the chapter's name for its id. */
export interface Section {
  id: string;
  title: string;
  text: string;
  /** English where the translation is missing or out of date. */
  language: Language;
}

interface Written extends Section {
  /** The hash of the English section, as the translation names it. */
  translates: string;
}

const HEADING = /(?:(?<![^])#|^## (?<id>[A-Z]+-[0-9]+) —) (?<title>.+)\n(?:<!-- en (?<stamp>\w+) -->\n)?/gm;
const NAMED = /\{([a-z]\w*)\}/g;
const DIGITS = 8;

const hash = ({ title, text }: Section): string =>
  createHash("sha256").update(`${title}\n${text}`).digest("hex").slice(0, DIGITS);

/** The introduction and the rules of a chapter as its file has them; nothing if there is none. */
function read(folder: string, name: string, language: Language): Written[] {
  const path = join(folder, `${name}.md`);
  if (!existsSync(path)) return [];
  const text = readFileSync(path, "utf8");
  const heads = [...text.matchAll(HEADING)];
  return heads.map(({ 0: head, index, groups = {} }, place) => ({
    id: groups.id ?? name,
    title: (groups.title ?? "").trim(),
    text: text.slice(index + head.length, heads[place + 1]?.index).trim(),
    language,
    translates: groups.stamp ?? "",
  }));
}

/** The names of the chapters: the order is that of the links in a game's README. */
function namesOf(folder: string): string[] {
  const readme = readFileSync(join(folder, "README.md"), "utf8");
  const listed = [...readme.matchAll(/\(([a-z_]+)\.md\)/g)].map(([, name = ""]) => name);
  const files = readdirSync(folder)
    .flatMap((file) => /^([a-z_]+)\.md$/.exec(file)?.[1] ?? [])
    .sort();
  return [...new Set([...listed.filter((name) => files.includes(name)), ...files])];
}

/** The chapters of a game, each with its introduction first; the names of things are filled in. */
export function book(root: string, game: string, language: Language, words: Words): Section[][] {
  const folder = join(root, game);
  const named = (text: string): string => text.replace(NAMED, (_, thing: string) => words.name(thing));
  return namesOf(folder).map((name) => {
    const translated = read(join(folder, language), name, language);
    return read(folder, name, "en").map((english) => {
      const isCurrent = ({ id, translates }: Written): boolean =>
        id === english.id && translates === hash(english);
      const { id, title, text, language: found } = translated.find(isCurrent) ?? english;
      return { id, title: named(title), text: named(text), language: found };
    });
  });
}

/** The words of a game in a language, from the folder of the sources. */
export function wordsOf(sources: string, game: string, language: Language): Words {
  const folders = [`games/${game}/glossary`, `games/${game}/words`, "core/glossary"];
  return new Words(
    language,
    folders.map((folder) => readFileSync(join(sources, folder, `${language}.ftl`), "utf8")),
  );
}
