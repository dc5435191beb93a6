import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const LEAST = 11.5;
const SOURCES = join(__dirname, "..");
const isStyle = (path: string): boolean => /\.(svelte|css)$/.test(path) && !/board|pieces/i.test(path);
const paths = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(isStyle);

test("nothing outside the boards is written smaller than a key cap", () => {
  expect(paths.length).toBeGreaterThan(100);
  const small = paths.flatMap((path) =>
    [...readFileSync(join(SOURCES, path), "utf8").matchAll(/font(?:-size)?:[^;]*?([\d.]+)px/g)]
      .filter(([, size]) => Number(size) < LEAST)
      .map(([style]) => `${path}: ${style}`),
  );
  expect(small).toEqual([]);
});
