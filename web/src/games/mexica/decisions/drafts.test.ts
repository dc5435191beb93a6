import { expect, test } from "vitest";
import { choiceOf } from "@/table/choices";
import { firstOf, isWaste, opensMore } from "./drafts";

const some = (...actions: string[]) => actions.map(choiceOf);

test("a canal is a double one first, and a single one where no double is possible", () => {
  expect(firstOf("canal", some("canal single", "canal double", "end_turn"), "double")).toBe("canal double");
  expect(firstOf("canal", some("canal single", "end_turn"), "double")).toBe("canal single");
  expect(firstOf("canal", some("canal single", "canal double"), "single")).toBe("canal single");
});

test("a temple is the smallest one first, and walking begins with nothing", () => {
  expect(firstOf("temple", some("temple 2", "temple 3"), "double")).toBe("temple 2");
  expect(firstOf("move", some("step A3"), "double")).toBeUndefined();
});

test("points are wasted while something can be done for them", () => {
  expect(isWaste(some("buy_token", "end_turn"))).toBe(true);
  expect(isWaste(some("spend_token", "propose 5", "end_turn"))).toBe(false);
});

test("only what may ask for more is tried before it is sent", () => {
  expect(opensMore(["canal double", "lay A3"])).toBe(true);
  expect(opensMore(["step A3", "boat A4"])).toBe(false);
});
