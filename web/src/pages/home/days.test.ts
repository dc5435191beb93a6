import { expect, it } from "vitest";
import { dayName } from "./days";

it("names 260 tables in a row differently", () => {
  for (const game of ["tzolkin", "mexica"]) {
    expect(new Set(Array.from({ length: 260 }, (_, day) => dayName(game, day))).size).toBe(260);
  }
});

it("begins again after a year", () => {
  expect(dayName("tzolkin", 0)).toBe("1 Imix");
  expect(dayName("tzolkin", 13)).toBe("1 Ix");
  expect(dayName("mexica", 260)).toBe("1 Cipactli");
});
