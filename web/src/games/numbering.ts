/** The actions of a game as the golden numbering lists them, for tests: every verb with its nouns. */
import { readFileSync } from "node:fs";

export function verbsOf(game: string): Record<string, string[]> {
  const verbs: Record<string, string[]> = {};
  for (const line of readFileSync(`../tests/golden/${game}/numbering.txt`, "utf-8").trim().split("\n")) {
    const [, verb = "", noun] = line.trim().split(/\s+/);
    (verbs[verb] ??= []).push(...(noun === undefined ? [] : [noun]));
  }
  return verbs;
}
