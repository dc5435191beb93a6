/** Where on the table of Tzolk'in is what a lesson speaks of? */
import type { Places } from "@/games/game";
import { GEARS, LETTER } from "../geometry";

const PADS = ["starting_player_space", "quick_action_space"];
const REGIONS: Record<string, string> = {
  prompt: "#prompt",
  calendar: ".calendar .wheel",
  prophecies: "[data-region=prophecies]",
};

function of(noun: string): string[] {
  const region = REGIONS[noun];
  if (region) return [region];
  if (noun.startsWith("seat ")) return [`[data-seat="${noun.slice("seat ".length)}"]`];
  if (PADS.includes(noun)) return [`[data-place^="${noun}"]`];
  if (GEARS.some((gear) => gear === noun)) return [`[data-gear="${noun}"] .gear`];
  const gear = GEARS.find((name) => /^[A-Z]\d+$/.test(noun) && LETTER[name] === noun[0]);
  // The worker's place turns with its gear; the action beside it stays.
  if (gear) return [`[data-place="${gear}-${noun.slice(1)}"]`, `[data-plate="${noun}"] .whole`];
  return [`[data-thing="${noun}"]`, `.panel-of-question [data-noun="${noun}"]`];
}

export const places: Places = {
  of,
  before: (action) => (action.startsWith("beg ") ? "[data-mode=beg]" : undefined),
};
