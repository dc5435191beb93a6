import { expect, test } from "vitest";
import { extended } from "./planning.svelte";

test("actions begin a new step, unless the last one asks for more", () => {
  const steps = [["place palenque"], ["pick_up P3"]];
  expect(extended(steps, false, ["place tikal"])).toEqual([...steps, ["place tikal"]]);
  expect(extended(steps, true, ["use P3"])).toEqual([["place palenque"], ["pick_up P3", "use P3"]]);
  expect(extended([], false, ["beg chaac"])).toEqual([["beg chaac"]]);
});
