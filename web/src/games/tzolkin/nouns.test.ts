import { expect, it } from "vitest";
import { verbsOf } from "../numbering";
import { placeOf } from "./nouns";

const all = Object.entries(verbsOf("tzolkin")).flatMap(([verb, nouns]) =>
  (nouns.length ? nouns : [null]).map((noun): [string, string | null] => [verb, noun]),
);

it("every action of the numbering has a place on the table", () => {
  expect(all.filter(([verb, noun]) => placeOf(verb, noun) === null)).toEqual([]);
});

it("what the game does not know has none", () => {
  expect(placeOf("fly", null)).toBeNull();
  expect(placeOf("use", "P6")).toBeNull();
});
