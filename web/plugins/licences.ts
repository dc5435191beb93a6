/** The licence of each bundled font goes with it into the built page, as the SIL Open Font License asks. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export function licences(modules: string, packages: string[]): Plugin {
  return {
    name: "licences",
    generateBundle() {
      for (const name of packages) {
        const fileName = `assets/${name.split("/").at(-1)}-license.txt`;
        this.emitFile({ type: "asset", fileName, source: readFileSync(join(modules, name, "LICENSE")) });
      }
    },
  };
}
