import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { rules } from "./plugins/rules.ts";
import { words } from "./plugins/words.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The page's boards as a program for Node, which draws positions: `npm run picture`. */
export default defineConfig({
  plugins: [
    svelte({ compilerOptions: { css: "injected" } }),
    rules(here("../docs/rules"), here("../src/sacbe")),
    words(),
  ],
  resolve: { alias: { "@": here("src"), "@engine": here("../src/sacbe/games") } },
  publicDir: false,
  ssr: { noExternal: true },
  build: { ssr: here("src/picture/main.ts"), outDir: here("../build/picture"), target: "es2022" },
});
