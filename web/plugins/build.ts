/** The built page names its build, so that one that was loaded before an upgrade knows that it is old. */
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** Names of files change with what is in them. */
const hash = (files: string[]): string =>
  createHash("sha256").update(files.sort().join()).digest("hex").slice(0, 12);

export function build(): Plugin {
  return {
    name: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        bundle && [{ tag: "meta", attrs: { name: "build", content: hash(Object.keys(bundle)) } }],
    },
  };
}
