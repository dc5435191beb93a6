import { expect, it } from "vitest";
import { ago, lasting } from "./ago";

it("names the largest unit that has gone by", () => {
  const times = [0, 59, 60, 7_199, 86_400, 3 * 86_400, 9 * 86_400];
  expect(times.map((seconds) => ago(seconds, "en"))).toEqual([
    "this minute",
    "this minute",
    "1 minute ago",
    "1 hour ago",
    "yesterday",
    "3 days ago",
    "last week",
  ]);
});

it("speaks the language of the page", () => {
  expect(ago(3 * 3_600, "hu")).toBe("3 órával ezelőtt");
});

it("says how long something has lasted", () => {
  expect(lasting(20, "en")).toBe("this minute");
  expect(lasting(7 * 3600 + 50, "en")).toBe("7 hrs");
  expect(lasting(28 * 3600, "en")).toBe("1 day 4 hrs");
  expect(lasting(90, "hu")).toBe("1 p");
});
