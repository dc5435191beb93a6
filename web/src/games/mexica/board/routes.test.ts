import { expect, test } from "vitest";
import { legsOf, waterRoute } from "./routes";

const canals = ["O6", "O7", "O8", "O9"];

test("a boat goes along the canal", () => {
  expect(waterRoute("O6", "O9", { canals, bridges: { O6: "h", O9: "h" } })).toEqual(["O6", "O7", "O8", "O9"]);
});

test("a boat goes round through the lake rather than under another bridge", () => {
  const view = { canals: [...canals, "O5", "O10", "O11"], bridges: { O5: "h", O8: "h", O11: "h" } as const };
  const route = waterRoute("O5", "O11", view);
  expect(route).not.toContain("O8");
  expect(route.at(-1)).toBe("O11");
});

test("a route has a leg for every step and every boat", () => {
  const legs = legsOf("N6", ["step O6", "boat O9", "step P9"], { canals, bridges: { O6: "h", O9: "h" } });
  expect(legs.map(({ by }) => by)).toEqual(["step", "boat", "step"]);
  expect(legs[2]?.cells).toEqual(["O9", "P9"]);
});
