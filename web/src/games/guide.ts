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

export interface Guide {
  /** A moment of a game, and where the numbers of the explanations are on its board. */
  view: View;
  names: string[];
  spots: Spot[];
  /** Width by height of the board. */
  ratio: number;
  /** What lies beside the board at a table, and is needed to understand it. */
  Inset?: Component;
  players: readonly [number, number];
  /** The figures that sentences need, from the data of the game. */
  facts: (words: Words) => Record<string, unknown>;
  /** Where points come from: the last part of a message, and how many. */
  points: (words: Words) => readonly (readonly [string, string])[];
  /** Everything to look up, on one sheet, and how wide that is laid out for paper: the wider, the smaller the print. */
  paper: number;
  Aid: Component<{ say: Say }>;
}
