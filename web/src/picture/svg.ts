/** A position as a picture that needs nothing else: the page's own board, its styles and its symbols in one SVG. */
import { render } from "svelte/server";
import type { View } from "@/lib/protocol";
import { language } from "@/lib/language.svelte";
import { gameOf } from "@/games";
import tokens from "@/styles/tokens.css?inline";
import type from "@/styles/type.css?inline";

const SHEETS = import.meta.glob<string>("@/games/*/{theme.css,board/board.css}", {
  query: "?inline",
  import: "default",
  eager: true,
});
const COMMENT = /<!--[\s\S]*?-->/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const BOARD = /<svg class="[^"]*\bboard\b[\s\S]*<\/svg>/;
const BOX = /viewBox="([^"]*)"/;

export async function svg(view: View, names: string[], theme: string): Promise<string> {
  const game = gameOf(view.game);
  await language.use(game.name);
  const sketch = await game.sketch?.();
  if (!sketch) throw new Error(`${view.game} draws no picture of a position.`);
  const { body, head } = render(sketch.Board, { props: { view, names } });
  const board = BOARD.exec(body)?.[0].replace(COMMENT, "") ?? "";
  const [, , width = "", height = ""] = BOX.exec(board)?.[1]?.split(" ") ?? [];
  const own = Object.entries(SHEETS).flatMap(([path, sheet]) =>
    path.includes(`/${game.name}/`) ? sheet : [],
  );
  const scoped = [...head.matchAll(STYLE)].map(([, sheet]) => sheet);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" data-theme="${theme}">`,
    `<style><![CDATA[${[tokens, type, ...own, ...scoped].join("\n")}]]></style>`,
    `<defs>${sketch.symbols ?? ""}</defs>`,
    `<g class="${game.name}"><rect width="100%" height="100%" fill="var(--board, none)"/>${board}</g></svg>`,
  ].join("\n");
}
