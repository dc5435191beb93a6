import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { build } from "./plugins/build.ts";
import { lessons } from "./plugins/lessons.ts";
import { licences } from "./plugins/licences.ts";
import { rules } from "./plugins/rules.ts";
import { words } from "./plugins/words.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const FONTS = ["@fontsource-variable/alegreya", "@fontsource-variable/source-sans-3"];

/** The page is built into the Python package, which serves it. */
export default defineConfig({
  plugins: [
    svelte(),
    rules(here("../docs/rules"), here("../src/sacbe")),
    lessons(here("../src/sacbe/games")),
    licences(here("node_modules"), FONTS),
    words(),
    build(),
  ],
  resolve: { alias: { "@": here("src"), "@engine": here("../src/sacbe/games") } },
  build: { outDir: here("../src/sacbe/server/web"), emptyOutDir: true, target: "es2022" },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: process.env.SACBE_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
});
