/** A table for any game of the engine that has no folder of its own here: prompt, choices, log, the board as text. */
import { COMMON } from "@/table/events";
import type { PageGame } from "../game";
import Thumb from "./Thumb.svelte";

export const generic = (name: string): PageGame => {
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
  return {
    name,
    title,
    players: 2,
    days: [title],
    events: COMMON,
    Thumb,
    table: () => import("./Table.svelte"),
    overview: () => import("./Overview.svelte"),
  };
};
