/**
 * A walk over all things of both games in four languages: each has an answer of its own, says the numbers of the material
 * and no others, and leads to a rule that exists and speaks of it.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { about as mexica } from "@/games/mexica/about";
import { about as tzolkin } from "@/games/tzolkin/about";
import { Words, LANGUAGES, type Language } from "@/lib/words";
import type { Answer } from "./answers";
import { MEXICA, TZOLKIN } from "./views";
import { printedMexica, printedTzolkin } from "./printed";

const ENGINE = "../src/sacbe";
const NAMES = ["Ana", "Bo", "Cleo"];
const read = (...path: string[]): string => readFileSync(join(...path), "utf8");

const wordsOf = (game: string, language: Language): Words => {
  const folders = ["glossary", "words", "about"].map((folder) => join(ENGINE, "games", game, folder));
  return new Words(
    language,
    [...folders, join(ENGINE, "core", "glossary"), join("src", "words")].map((folder) =>
      read(folder, `${language}.ftl`),
    ),
  );
};

/** The rules of a game by their ids: chapter, heading and text. */
const rulesOf = (game: string): Map<string, string> => {
  const folder = join("..", "docs", "rules", game);
  const chapters = readdirSync(folder).filter((name) => name.endsWith(".md"));
  return new Map(
    chapters.flatMap((name) => {
      const [head = "", ...parts] = read(folder, name).split(/^## /m);
      const title = head.split("\n")[0] ?? "";
      return parts.map((part) => [part.split(" ")[0] ?? "", `${title} ${part}`] as const);
    }),
  );
};

const GAMES = [
  { name: "tzolkin", about: tzolkin, views: [TZOLKIN], printed: printedTzolkin },
  { name: "mexica", about: mexica, views: MEXICA, printed: printedMexica },
] as const;

/** The first of some things that are printed alike, such as two small farms. */
const kindOf = (thing: string): string => thing.replace(/^(building:\w+)_[123]$/, "$1");
const numbersIn = (text: string): number[] =>
  (text.match(/[−-]?(?<![\w.])\d+/g) ?? []).map((found) => Number(found.replace("−", "-")));
/** What a rule may call a thing that has a name of its own. */
const TERMS: Readonly<Record<string, string>> = {
  building: "building",
  monument: "monument",
  wealth: "wealth",
  type: "farm",
  band: "points",
  track: "level",
  level: "level",
  feeding: "workers",
  "no-prophecy": "prophec",
  seat: "player",
  corn: "corn",
  side: "board",
  age: "age",
  day: "day",
  moment: "day",
  space: "space",
  "if-ended": "score",
  district: "district",
  move: "step",
  dig: "canal",
  buy: "token",
};

describe.each(GAMES)("the things of $name", ({ name, about, views, printed }) => {
  const rules = rulesOf(name);

  describe.each(LANGUAGES)("in %s", (language) => {
    const words = wordsOf(name, language);
    const answers = views.map((view) => ({
      view,
      said: about
        .things(view)
        .map((thing): [string, Answer | null] => [thing, about.answer(thing, { view, names: NAMES, words })]),
    }));
    const all = answers.flatMap(({ view, said }) => said.map(([thing, answer]) => ({ view, thing, answer })));

    it("have an answer without gaps", () => {
      expect(all.filter(({ answer }) => !answer).map(({ thing }) => thing)).toEqual([]);
      const unfilled = /\{|\}|\$|undefined|NaN|\b(?:about|web|name|text)-\w+|^$/;
      const faulty = all.filter(
        ({ answer }) => unfilled.test(answer?.name ?? "") || unfilled.test(answer?.text ?? ""),
      );
      expect(faulty.map(({ thing, answer }) => [thing, answer?.name, answer?.text])).toEqual([]);
    });

    it("share no text", () => {
      for (const { said } of answers) {
        const first = new Map<string, string>();
        const shared = said.filter(([thing, answer]) => {
          const other = first.get(answer?.text ?? "") ?? thing;
          first.set(answer?.text ?? "", other);
          return kindOf(other) !== kindOf(thing);
        });
        expect(shared.map(([thing, answer]) => [thing, answer?.text])).toEqual([]);
      }
    });

    it("say the numbers of the material, and no others", () => {
      const wrong = all.flatMap(({ view, thing, answer }) => {
        const { all: known, said } = printed(thing, view);
        const found = numbersIn(answer?.text ?? "");
        const strange = found.filter((number) => !known.includes(number));
        const missing = said.filter((number) => !found.includes(number));
        return strange.length || missing.length ? [{ thing, strange, missing, text: answer?.text }] : [];
      });
      expect(wrong).toEqual([]);
    });

    it("lead to a rule that speaks of them", () => {
      const lost = all.filter(({ answer }) => !rules.has(answer?.rule ?? ""));
      expect(lost.map(({ thing, answer }) => [thing, answer?.rule])).toEqual([]);
      if (language !== "en") return;
      const silent = all.filter(({ thing, answer }) => {
        const text = rules.get(answer?.rule ?? "")?.toLowerCase() ?? "";
        const term = TERMS[thing.split(":")[0] ?? ""];
        const named = (answer?.name ?? "").toLowerCase().match(/\p{L}{4,}/gu) ?? [];
        return ![...named, ...(term ? [term] : [])].some((word) => text.includes(word.replace(/s$/, "")));
      });
      expect(silent.map(({ thing, answer }) => [thing, answer?.name, answer?.rule])).toEqual([]);
    });
  });
});

it("no sentence has a number of its own", () => {
  for (const game of ["tzolkin", "mexica"])
    for (const language of LANGUAGES) {
      const text = read(ENGINE, "games", game, "about", `${language}.ftl`).replaceAll(/#.*|\[-?\d+\]/g, "");
      expect(text.match(/.*\d.*/g), `${game} ${language}`).toBeNull();
    }
});
