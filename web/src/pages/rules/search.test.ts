import { describe, expect, it } from "vitest";
import { search } from "./search";

const chapters = [
  {
    name: "placing",
    introduction: { id: "placing", title: "Placing workers", html: "", language: "en" as const },
    rules: [
      {
        id: "TZ-5",
        title: "What a placement costs",
        html: "<p>A worker takes the lowest free space.</p>",
        language: "en" as const,
      },
      { id: "TZ-50", title: "Lowest free", html: "<p>Chichén Itzá.</p>", language: "en" as const },
    ],
  },
];
const ids = (query: string): string[] => search(chapters, query).map((found) => found.id);

describe("searching the rules", () => {
  it("finds a rule by its number first, with or without the hyphen", () => {
    expect(ids("tz-5")).toEqual(["TZ-5", "TZ-50"]);
    expect(ids("TZ5")[0]).toBe("TZ-5");
  });

  it("puts titles before texts", () => {
    expect(ids("lowest free")).toEqual(["TZ-50", "TZ-5"]);
  });

  it("does not mind accents, or the order of words", () => {
    expect(ids("chichen")).toEqual(["TZ-50"]);
    expect(ids("space worker")).toEqual(["TZ-5"]);
  });

  it("waits for two letters", () => {
    expect(ids("a")).toEqual([]);
  });
});
