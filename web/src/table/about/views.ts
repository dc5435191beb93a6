/** For the test of all things: views as the server sends them, with only what answers read. */
import type { View } from "@/lib/protocol";

export const TZOLKIN = {
  game: "tzolkin",
  players: 3,
  modules: ["tribes", "prophecies", "buildings", "quick_actions"],
  day: 5,
  age: 1,
  food_days: 0,
  tooth_corn: 2,
  skull_bank: 11,
  jungle: {
    palenque_2: { corn: 3, wood: 0 },
    palenque_3: { corn: 3, wood: 2 },
    palenque_4: { corn: 2, wood: 2 },
    palenque_5: { corn: 3, wood: 3 },
  },
  row: ["a1_farm_one_worker_1", null, null, null, null, null],
  decks: { "1": ["a1_civic_agriculture", "a1_shrine_architecture"], "2": [] },
  monument_worth: { m_tombs: [0, 4, 0], m_skulls: [3, 3, 3], m_workers: [0, 0, 0] },
  gears: { palenque: {}, yaxchilan: { "2": "idle" }, tikal: { "1": 0 }, uxmal: {}, chichen_itza: {} },
  starting_player_space: null,
  quick_spaces: [null, null, null],
  quick_tiles: ["q1_corn", "q1_stone", "q1_technology_1", "q1_trade", "q1_build", "q1_technology_2"],
  quick_tile: "q1_technology_1",
  seats: [{ workers_in_hand: 2 }, { workers_in_hand: 3 }, { workers_in_hand: 3 }],
} as unknown as View;

const mexica = (players: number, period: number): View =>
  ({
    game: "mexica",
    players,
    period,
    round: 7,
    open_tiles: ["calpulli_4a", "calpulli_9"],
    tiles_on_board: { R6: 12 },
    removed_tiles: ["calpulli_13"],
    supply: { doubles: 21, singles: 2, bridges: 3, tokens: 10 },
    seats: Array.from({ length: players }, () => ({ pilli: "G7", tokens: 1, temples: [3, 2, 1, 2] })),
    districts: [
      { cells: ["R6", "R7"], size: 12, founded: true },
      { cells: ["A3"], size: 9, founded: false },
    ],
  }) as unknown as View;

/** Two players have the neutral colour. */
export const MEXICA: readonly View[] = [mexica(2, 1), mexica(3, 2)];
