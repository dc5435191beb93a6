/** `node picture.js < document`: `{"view", "names", "language", "theme"}` in, one SVG out. */
import { readFileSync } from "node:fs";
import type { View } from "@/lib/protocol";
import { draw, type Reader } from "./reader";

interface Wanted extends Partial<Reader> {
  view: View;
  names: string[];
}

const { view, names, language = "en", theme = "light" } = JSON.parse(readFileSync(0, "utf8")) as Wanted;
draw({ language, theme });
const { svg } = await import("./svg");
process.stdout.write(`${await svg(view, names, theme)}\n`);
