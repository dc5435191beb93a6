/** What the games are called; names are the same in every language. */
export const GAME_NAMES: Record<string, string> = { tzolkin: "Tzolk’in", mexica: "Mexica" };
