/** What a game brings to the page. Its folder answers with an `index.ts`; whatever is large is loaded when it is needed. */
import type { Component } from "svelte";
import type { View } from "@/lib/protocol";
import type { About } from "@/table/about/answers";
import type { EventMeaning } from "@/table/events";
import type { TableModel } from "@/table/model.svelte";
import type { Moment } from "@/table/moment";
import type { Guide } from "./guide";

type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** A position in small: its board without anything to choose, and where the game stands. */
export interface Sketch {
  Board: Component<{
    view: View;
    names: string[];
    /** Is only a part of it seen, without what would be cut? */
    isPart?: boolean;
  }>;
  /** Width by height of the part of the board that is shown first. */
  ratio: number;
  /** Symbols that all its boards refer to; put into the document once. */
  Symbols?: Component;
  /** The same symbols as the source of an SVG, for pictures that stand alone. */
  symbols?: string;
  momentOf: (view: View) => Moment;
}

/** Where on the table is what a lesson speaks of? */
export interface Places {
  /** Selectors of the elements for a noun, or for a region of the table. */
  of: (noun: string) => string[];
  /** The button that must be pressed before an action can be chosen, where there is one. */
  before: (action: string) => string | undefined;
}

export interface PageGame {
  /** The name of its rules in the engine. */
  name: string;
  /** What it is called, in every language. */
  title: string;
  /** How many play it when nobody has chosen yet. */
  players: number;
  /** Signs of days, after which its tables are named. */
  days: readonly string[];
  events: EventMeaning;
  /** A small picture of a table; another seed, another picture. */
  Thumb: Component<{ seed: string }>;
  /** A table to play at. */
  table: Loaded<{ model: TableModel }>;
  /** A position in small, where the game draws one. */
  sketch?: () => Promise<Sketch>;
  /** What teaches the game and what is looked up, where the game has that. */
  guide?: () => Promise<{ guide: Guide }>;
  /** Where lessons find things on its table, if it has lessons. */
  places?: () => Promise<{ places: Places }>;
  /** What its things are, for whoever asks. */
  about?: () => Promise<{ about: About }>;
  /** A position to look at. */
  overview: Loaded<{ view: View; names: string[] }>;
}
