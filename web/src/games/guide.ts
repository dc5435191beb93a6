/** What does a game show to somebody who does not know it yet, and to somebody who looks something up? */
import type { Component } from "svelte";
import type { View } from "@/lib/protocol";
import type { Words } from "@/lib/words";

/** A sentence of the guides, with the figures of the game. */
export type Say = (message: string, data?: Record<string, unknown>) => string;

/** A point of the board, in percent of its width and height. */
export interface Spot {
  left: number;
  top: number;
}

/** A part of the board, in percent of its width and height. */
export interface Part extends Spot {
  width: number;
  height: number;
}

/** A moment of a recorded game: what the table looks like after so many of its moves. */
export interface Scene {
  record: string;
  move: number;
}

/** The table at the beginning, and what is different with this number of players: the last part of a message, and how many. */
export interface SetUp {
  players: number;
  scene: Scene;
  /** What is ringed. */
  spots: (view: View) => Spot[];
  counts: readonly (readonly [string, number])[];
}

/** What a picture of a turn shows, and since when something is new there: in the first nothing is. */
export interface Step {
  shown: Scene;
  since?: Scene;
}

/** A turn of a recorded game, shown in pictures of one part of the board. */
export interface TurnShown {
  seat: number;
  part: Part;
  steps: readonly Step[];
  /** The figures of what is said, and where something is new. */
  facts: (view: View, since: View) => Record<string, number>;
  changes: (view: View, since: View) => Spot[];
  /** What the seat has, beside the board. */
  Has: Component<{ view: View; seat: number }>;
}

export interface Guide {
  /** A moment of a game, and where the numbers of the explanations are on its board. */
  view: View;
  names: string[];
  spots: Spot[];
  /** Width by height of the board. */
  ratio: number;
  /** What lies beside the board at a table, and is needed to understand it. */
  Inset?: Component;
  /** What lies beside the board at the beginning. */
  Beside: Component<{ view: View }>;
  setUps: readonly SetUp[];
  turn: TurnShown;
  players: readonly [number, number];
  /** The figures that sentences need, from the data of the game. */
  facts: (words: Words) => Record<string, unknown>;
  /** Where points come from: the last part of a message, and how many. */
  points: (words: Words) => readonly (readonly [string, string])[];
  /** Everything to look up, on one sheet, and how wide that is laid out for paper: the wider, the smaller the print. */
  paper: number;
  Aid: Component<{ say: Say }>;
}

/** The steps of a record, from the numbers of its moves. */
export const stepsOf = (
  record: string,
  steps: readonly { readonly shown: number; readonly since?: number }[],
): Step[] =>
  steps.map(({ shown, since }) => ({
    shown: { record, move: shown },
    ...(since !== undefined && { since: { record, move: since } }),
  }));
