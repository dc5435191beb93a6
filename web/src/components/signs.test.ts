import { expect, it } from "vitest";
import { parts } from "./signs";

it("takes a sign apart", () => {
  expect(parts("maize-green")).toEqual({ picture: "maize", colour: "green" });
});

it("draws something for a sign that it does not know", () => {
  expect(parts("crown-gold")).toEqual({ picture: "sun", colour: "red" });
});
