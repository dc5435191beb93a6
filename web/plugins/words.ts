/** Comments in files of words are for translators; the page does without them. */
import type { Plugin } from "vite";

const COMMENT = /^#.*\n/gm;

export function words(): Plugin {
  return {
    name: "words",
    enforce: "post",
    transform: (code, id) => {
      if (!id.includes(".ftl?raw")) return null;
      const text = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string;
      return { code: `export default ${JSON.stringify(text.replace(COMMENT, ""))};`, map: null };
    },
  };
}
