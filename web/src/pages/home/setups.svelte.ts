/** How somebody likes to set up each game: players, bots, pace and modules, remembered from visit to visit. */
import { gameOf } from "@/games";
import type { NewSeat, NewTable } from "@/lib/protocol";

export const PACES = ["free", "live", "days"] as const;
export type Pace = (typeof PACES)[number];

export interface Setup {
  players: number;
  bot: string;
  pace: Pace;
  modules: string[];
}

const STORED = "sacbe-setups";
const BOT = "skilled";
const CLOCKS: Record<Pace, NewTable["clock"]> = {
  free: undefined,
  live: { per_move: 60, bank: 900 },
  days: { days: 2 },
};

function remembered(): Record<string, Setup> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Record<string, Setup>;
  } catch {
    return {};
  }
}

class Setups {
  all = $state<Record<string, Setup>>(remembered());
  /** How often something was changed: the wheel of the panorama turns with it. */
  changes = $state(0);

  of(game: string): Setup {
    return this.all[game] ?? { players: gameOf(game).players, bot: BOT, pace: "free", modules: [] };
  }

  change(game: string, part: Partial<Setup>): void {
    this.all = { ...this.all, [game]: { ...this.of(game), ...part } };
    this.changes += 1;
    localStorage.setItem(STORED, JSON.stringify(this.all));
  }
}

export const setups = new Setups();

/** A table of this set-up: me, and bots or invited friends. */
export function tableFor(
  game: string,
  { players, bot, pace, modules }: Setup,
  others: "bot" | "link" | "open",
): NewTable {
  const rest = Array.from({ length: players - 1 }, (): NewSeat =>
    others === "bot" ? { kind: "bot", bot } : { kind: others },
  );
  return { game, seats: [{ kind: "me" }, ...rest], modules, clock: CLOCKS[pace], is_open: others === "open" };
}
