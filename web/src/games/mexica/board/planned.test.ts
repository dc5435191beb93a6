import { expect, test } from "vitest";
import { piecesIn } from "./planned";

const event = (name: string, fields: object) => ({ event: name, seat: 0, ...fields });

test("a canal has two cells, and a pilli is where it ends", () => {
  const steps = [
    [event("stepped", { cell: "A1" }), event("stepped", { cell: "A2" })],
    [event("canal_laid", { cell: "B1", other: "B2" }), event("spent", { points: 1 })],
    [event("stepped", { cell: "A3" })],
  ];
  expect(piecesIn(steps).map(({ kind, cell, step }) => [kind, cell, step])).toEqual([
    ["canal", "B1", 2],
    ["canal", "B2", 2],
    ["pilli", "A3", 3],
  ]);
});
