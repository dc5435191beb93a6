import { expect, it } from "vitest";
import { idleSpace } from "./wealth";

it("a tile says where its idle worker stands", () => {
  expect(idleSpace("w_tikal_3")).toEqual({ gear: "tikal", space: 3 });
});
