import { expect, it } from "vitest";
import { largestGain, lineOf } from "./results";

it("draws the newest game last and the lead upwards", () => {
  const line = lineOf([{ lead: 10 }, { lead: -10 }, { lead: 0 }]);
  expect(line?.points).toBe("5,28 140,51 275,5");
  expect(line?.even).toBe(28);
  expect(line?.end).toEqual({ x: 275, y: 5 });
});

it("draws no line for one game, and a flat one for equals", () => {
  expect(lineOf([{ lead: 3 }])).toBeNull();
  expect(lineOf([{ lead: 0 }, { lead: 0 }])?.points).toBe("5,5 275,5");
});

it("names the source that made most of the difference", () => {
  expect(largestGain({ temples: 20, monuments: 12 }, { temples: 18, monuments: 4 })).toBe("monuments");
  expect(largestGain({ temples: 2 }, { temples: 4 })).toBeNull();
  expect(largestGain({ skulls: 3 }, {})).toBe("skulls");
});
