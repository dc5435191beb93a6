import { expect, it } from "vitest";
import { withNamedBots } from "./seats";

it("gives bots names of their own and leaves people theirs", () => {
  const table = withNamedBots({
    id: "a",
    title: "a",
    game: "mexica",
    players: 3,
    modules: [],
    state: "open",
    stopped: false,
    to_act: [],
    is_open: true,
    clock: null,
    owner: null,
    is_owner: false,
    created: 0,
    last: 0,
    ended: null,
    turn_since: null,
    forfeited: [],
    rematch: null,
    seats: [
      { number: 0, kind: "bot", name: "random", bot: "random", is_me: false },
      { number: 1, kind: "person", name: "Ana", bot: null, is_me: true },
      { number: 2, kind: "bot", name: "random", bot: "random", is_me: false },
    ],
  });
  const names = table.seats.map((seat) => seat.name);
  expect(names[1]).toBe("Ana");
  expect(new Set(names).size).toBe(3);
});
