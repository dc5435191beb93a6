import { describe, expect, it } from "vitest";
import { durationOf, paceOf, stepAt, turnOf, type Beat } from "./beats";

const beat = (seat: number | null, ...times: number[]): Beat => ({
  seat,
  what: "test",
  scenes: [
    { places: ["here"], caption: null, steps: times.map((after) => ({ changes: 1, before: 0, after })) },
  ],
});

describe("how long a turn is", () => {
  it("counts the light and what moves", () => {
    expect(durationOf(beat(0, 400, 200))).toBe(900);
  });

  it("a short turn has its own pace, a long one is hurried to four seconds", () => {
    expect(paceOf([beat(1, 700)], 0)).toBe(1);
    const long = Array.from({ length: 10 }, () => beat(1, 700));
    expect(paceOf(long, 0)).toBeCloseTo(0.4);
    expect(paceOf(long.slice(5), 2000)).toBeCloseTo(0.4);
  });

  it("what others do after it does not hurry it", () => {
    expect(paceOf([beat(1, 700), ...Array.from({ length: 10 }, () => beat(2, 700))], 0)).toBe(1);
  });

  it("it ends with the change that ends it", () => {
    const change = (event: string) => [{ event, seat: 1 }];
    expect(turnOf([change("placed"), change("turn_ended"), change("placed")])).toBe(2);
    expect(turnOf([change("placed"), change("placed")])).toBe(2);
  });
});

it("finds the step after some changes, also when more have come to belong to it", () => {
  const grown: Beat = {
    ...beat(0),
    scenes: [{ places: [], caption: null, steps: [{ changes: 3, before: 1, after: 2 }] }],
  };
  expect(stepAt(grown, 1)).toEqual({ index: 0, step: { changes: 2, before: 1, after: 2 } });
  expect(stepAt(grown, 3)).toBeNull();
});
