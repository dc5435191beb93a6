/**
 * The chapters of docs/rules as modules: `virtual:rules/<game>` is a list of chapters with their rules as HTML,
 * `virtual:rules` has a function for each game that loads its list.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { marked } from "marked";
import type { Plugin } from "vite";

const ALL = "virtual:rules";
const PREFIX = `${ALL}/`;

export interface Rule {
  id: string;
  title: string;
  html: string;
}

export interface Chapter {
  name: string;
  title: string;
  intro: string;
  rules: Rule[];
}

/** A chapter from its Markdown: what stands before the first rule, then one rule for each heading with an id. */
export function chapter(name: string, text: string): Chapter {
  const [head = "", ...parts] = text.split(/^## /m);
  const title = /^# (.*)$/m.exec(head)?.[1] ?? name;
  const rules = parts.map((part) => {
    const [heading = "", ...body] = part.split("\n");
    const found = /^([A-Z]{2}-\d+) — (.*)$/.exec(heading);
    return {
      id: found?.[1] ?? "",
      title: found?.[2] ?? heading,
      html: marked.parse(body.join("\n"), { async: false }),
    };
  });
  return { name, title, intro: marked.parse(head.replace(/^# .*$/m, ""), { async: false }), rules };
}

/** The order of the chapters is that of the links in a game's README. */
function chapters(folder: string): Chapter[] {
  const readme = readFileSync(join(folder, "README.md"), "utf8");
  const listed = [...readme.matchAll(/\]\(([a-z_]+)\.md/g)].map((match) => match[1] ?? "");
  const files = readdirSync(folder).map((file) => file.replace(/\.md$/, ""));
  const names = [...new Set([...listed, ...files])].filter(
    (name) => name !== "README" && files.includes(name),
  );
  return names.map((name) => chapter(name, readFileSync(join(folder, `${name}.md`), "utf8")));
}

/** Every game whose rules are written. */
const games = (root: string): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const loader = (game: string): string => `${JSON.stringify(game)}: () => import("${PREFIX}${game}")`;

export function rules(root: string): Plugin {
  return {
    name: "rules",
    resolveId: (id) => (id === ALL || id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) return `export default {${games(root).map(loader).join(",")}};`;
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const folder = join(root, id.slice(PREFIX.length + 1));
      for (const file of readdirSync(folder)) this.addWatchFile(join(folder, file));
      return `export default ${JSON.stringify(chapters(folder))};`;
    },
  };
}
