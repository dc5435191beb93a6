import { expect, it } from "vitest";
import { events as mexica } from "@/games/mexica/events";
import { events as tzolkin } from "@/games/tzolkin/events";
import type { GameEvent } from "@/lib/protocol";
import { cueOf } from "./cues";

const happened = (...kinds: string[]): GameEvent[] => kinds.map((event) => ({ event, seat: 0 }));

it.each([
  [tzolkin, ["climbed", "scored", "calendar_turned"], "gear"],
  [tzolkin, ["paid", "built", "scored"], "stone"],
  [tzolkin, ["scored"], "coin"],
  [tzolkin, ["placed", "turn_ended"], undefined],
  [mexica, ["spent", "canal_laid"], "water"],
  [mexica, ["sailed"], "water"],
  [mexica, ["temple_built"], "stone"],
  [mexica, ["district_founded", "scored"], "drum"],
] as const)("of several sounds of a change one is heard", (meaning, kinds, cue) => {
  expect(cueOf(happened(...kinds), meaning.sounds)).toBe(cue);
});
