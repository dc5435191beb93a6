/** The list of lessons as a module: `virtual:lessons` names each with what the list shows, in the order in which they are offered. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ID = "virtual:lessons";

interface Written {
  minutes: number;
  modules: string[];
  steps: unknown[];
  unlocks: string[];
  opponents?: string[];
}

/** A lesson in the list. */
export interface Listed {
  id: string;
  game: string;
  minutes: number;
  /** How many steps it has; a short game has none. */
  steps: number;
  /** Is it about modules? */
  isExpansion: boolean;
  /** Is it a short game against bots? */
  isGame: boolean;
}

/** The lessons of a game by their ids. */
function written(folder: string): Map<string, Written> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".json")) : [];
  return new Map(
    files.map((file) => [
      file.replace(/\.json$/, ""),
      JSON.parse(readFileSync(join(folder, file), "utf8")) as Written,
    ]),
  );
}

/** Each lesson comes before those that it unlocks. */
export function inOrder(lessons: ReadonlyMap<string, Pick<Written, "unlocks">>): string[] {
  const unlocked = new Set([...lessons.values()].flatMap(({ unlocks }) => unlocks));
  const ordered = new Set<string>();
  const add = (id: string): void => {
    const lesson = lessons.get(id);
    if (!lesson || ordered.has(id)) return;
    ordered.add(id);
    lesson.unlocks.forEach(add);
  };
  [...lessons.keys()].filter((id) => !unlocked.has(id)).forEach(add);
  return [...ordered];
}

function listed(game: string, folder: string): Listed[] {
  const lessons = written(folder);
  return inOrder(lessons).map((id) => {
    const { minutes, modules, steps, opponents } = lessons.get(id) as Written;
    return { id, game, minutes, steps: steps.length, isExpansion: modules.length > 0, isGame: !!opponents };
  });
}

export function lessons(games: string): Plugin {
  return {
    name: "lessons",
    resolveId: (id) => (id === ID ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const all = readdirSync(games, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .flatMap(({ name }) => listed(name, join(games, name, "lessons")));
      return `export default ${JSON.stringify(all)};`;
    },
  };
}
