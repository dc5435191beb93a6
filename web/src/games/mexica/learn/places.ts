/** Where on the table of Mexica is what a lesson speaks of? */
import type { Places } from "@/games/game";
import { buttonOf } from "../verbs";

const REGIONS: Record<string, string[]> = {
  prompt: ["#prompt"],
  tray: ["[data-region=tray]"],
  points: ["[data-seat]"],
  action_points: ["[data-region=action-points]"],
  token: ["#prompt [data-noun=token]", "[data-mode=token]"],
  single: ["[data-noun=singles]"],
  double: ["[data-noun=doubles]"],
};

function of(noun: string): string[] {
  if (noun.startsWith("seat ")) return [`[data-seat="${noun.slice("seat ".length)}"]`];
  const isSize = /^\d+$/.test(noun);
  return REGIONS[noun] ?? [isSize ? `.tiles [data-noun="${noun}"]` : `svg [data-noun="${noun}"]`];
}

export const places: Places = {
  of,
  before: (action) => {
    const mode = buttonOf(action.split(" ")[0] ?? "");
    return mode && `[data-mode="${mode}"]`;
  },
};
