import { expect, it } from "vitest";
import type { View } from "@/lib/protocol";
import { outline } from "./outline";

it("writes lists in a line, documents indented, and leaves out what the page shows elsewhere", () => {
  const view = {
    game: "x",
    scores: [1],
    round: 2,
    market: ["a", "b"],
    seats: [{ tokens: { maize: 1 }, favour: null }],
  };
  expect(outline(view as unknown as View).split("\n")).toEqual([
    "round: 2",
    "market: a, b",
    "seats:",
    "  0:",
    "    tokens:",
    "      maize: 1",
    "    favour: –",
  ]);
});
