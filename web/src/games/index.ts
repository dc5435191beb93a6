/** Which games are there, and what does each bring? The only list; a game that is not in it gets the generic table. */
import type { PageGame } from "./game";
import { generic } from "./generic";
import { mexica } from "./mexica";
import { tzolkin } from "./tzolkin";

export const GAMES: readonly PageGame[] = [tzolkin, mexica];

const BY_NAME = new Map(GAMES.map((game) => [game.name, game]));

export const gameOf = (name: string): PageGame => BY_NAME.get(name) ?? generic(name);
