import { expect, it } from "vitest";
import { idleSpace, startWith } from "./start";

it("wealth tiles add up", () => {
  const start = startWith(["w_palenque_1", "w_uxmal_5", "w_chichen_itza_0"], null);
  expect(start.goods).toEqual({ corn: 7, wood: 1, skull: 1 });
  expect(start.temples).toEqual({ quetzalcoatl: 1 });
  expect(start.technologies).toEqual({ agriculture: 1 });
  expect(start.workers).toBe(4);
});

it("Yaluk begins with five workers", () => {
  expect(startWith([], "yaluk").workers).toBe(5);
  expect(startWith([], "balam").workers).toBe(3);
});

it("a tile says where its idle worker stands", () => {
  expect(idleSpace("w_tikal_3")).toEqual({ gear: "tikal", space: 3 });
});
