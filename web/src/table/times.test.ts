import { expect, it } from "vitest";
import { timeLeft } from "./times";

it("shows minutes and seconds below an hour, hours below a day, days above", () => {
  expect(timeLeft(5.9, "d", "h")).toBe("0:05");
  expect(timeLeft(522, "d", "h")).toBe("8:42");
  expect(timeLeft(2 * 3600 + 5 * 60, "d", "h")).toBe("2 h 5′");
  expect(timeLeft(28 * 3600 + 59, "d", "h")).toBe("1 d 4 h");
});
