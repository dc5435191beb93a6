import { expect, it } from "vitest";
import { dayOf, figure, LANGUAGES, listed } from "./formats";
import { Words } from "./words";

it("writes quarters as fractions, and a true minus", () => {
  expect([103.25, 0.5, 0, -3.75, -8].map((value) => figure(value, "en"))).toEqual([
    "103¼",
    "½",
    "0",
    "−3¾",
    "−8",
  ]);
});

it("writes digits as the language does", () => {
  expect(LANGUAGES.map((language) => figure(-12.34, language, { maximumFractionDigits: 1 }))).toEqual([
    "−12.3",
    "−12,3",
    "−12,3",
    "−12,3",
  ]);
});

it("joins names and writes days as the language does", () => {
  expect(LANGUAGES.map((language) => listed(["Ana", "Béla", "Chico"], language))).toEqual([
    "Ana, Béla and Chico",
    "Ana, Béla e Chico",
    "Ana, Béla y Chico",
    "Ana, Béla és Chico",
  ]);
  expect(dayOf("2026-11-18", "pt")).toBe("18 de novembro de 2026");
  expect(dayOf("some day", "pt")).toBe("some day");
});

it("lets a number in a message choose its form", () => {
  const words = new Words("en", [
    "points = { $points ->\n    [one] { $points } point\n   *[other] { $points } points\n  }",
  ]);
  expect([1, 2.25, -3].map((points) => words.text("points", { points }))).toEqual([
    "1 point",
    "2¼ points",
    "−3 points",
  ]);
});

it("writes as many digits as a message asks for", () => {
  const words = new Words("hu", ["about = { NUMBER($points, maximumFractionDigits: 1) }"]);
  expect(words.text("about", { points: -2.27 })).toBe("−2,3");
});

it("uses terms of the glossary", () => {
  const term = "-corn = { $form ->\n   *[one] kukorica\n    [object] kukoricát\n  }";
  const words = new Words("hu", [term, 'some = 1 { -corn }, 2 { -corn(form: "object") }']);
  expect(words.text("some")).toBe("1 kukorica, 2 kukoricát");
});
