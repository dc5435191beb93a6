/** Games worth watching, one for each game: whole games between the strongest bots, loaded when they are opened. */
import { GAMES } from "@/games";

const records = import.meta.glob<string>("./models/*.txt", { query: "?raw", import: "default" });
const pathOf = (game: string): string => `./models/${game}.txt`;

/** The games of which there is one. */
export const MODELS = GAMES.map(({ name }) => name).filter((game) => pathOf(game) in records);

/** The record of a model game; nothing for a name that none has. */
export const modelOf = (game: string): Promise<string> | undefined => records[pathOf(game)]?.();
