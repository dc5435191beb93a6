import { expect, it } from "vitest";
import { seatsAgain } from "./rematch";

it("seats the same players again, the first of them last", () => {
  const seat = { name: "", bot: null, is_me: false } as const;
  expect(
    seatsAgain([
      { ...seat, number: 0, kind: "person", is_me: true },
      { ...seat, number: 1, kind: "person" },
      { ...seat, number: 2, kind: "bot", bot: "random" },
    ]),
  ).toEqual([{ kind: "link" }, { kind: "bot", bot: "random" }, { kind: "me" }]);
});
