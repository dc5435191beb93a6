import { mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(page, { test: { include: ["src/**/*.test.ts"], setupFiles: ["src/test.ts"] } });
