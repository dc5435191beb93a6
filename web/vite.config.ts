import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { rules } from "./plugins/rules";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The page is built into the Python package, which serves it. */
export default defineConfig({
  plugins: [svelte(), rules(here("../docs/rules"))],
  resolve: { alias: { "@": here("src"), "@games": here("../src/sacbe/games") } },
  build: { outDir: here("../src/sacbe/server/web"), emptyOutDir: true, target: "es2022" },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: process.env.SACBE_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
