import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { events } from "@/games/mexica/events";
import type { PlanStep } from "@/lib/protocol";
import { Words } from "@/lib/words";
import { said } from "./plans";

const sources = ["glossary", "words"].map((folder) => `../src/sacbe/games/mexica/${folder}/en.ftl`);
const words = new Words(
  "en",
  sources.map((source) => readFileSync(source, "utf-8")),
);
const step = (texts: string[], brings: PlanStep["brings"] = []): PlanStep => ({
  actions: texts.map((action) => {
    const [verb = "", noun = null] = action.split(" ");
    return { action, verb, noun };
  }),
  brings,
});

test("an action is written with the cells of its follow-ups", () => {
  expect(said(step(["canal double", "lay O4", "lay O5"]), words, events)).toBe(
    "Lay a double canal: O4 and O5",
  );
});

test("the cell of a follow-up that is not asked is written, too", () => {
  expect(
    said(step(["temple 2"], [{ event: "temple_built", seat: 0, level: 2, cell: "H1" }]), words, events),
  ).toBe("Build a temple of level 2: H1");
});

test("no cell is written twice", () => {
  expect(said(step(["step N8"], [{ event: "stepped", seat: 0, cell: "N8" }]), words, events)).not.toContain(
    ":",
  );
});
