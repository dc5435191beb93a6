/** The boards to look at, each loaded when it is needed. */
import type { Component } from "svelte";
import type { View } from "@/lib/protocol";

type Board = Component<{ view: View; names: string[] }>;

const BOARDS: Record<string, () => Promise<{ default: Component<never> }>> = {
  tzolkin: () => import("@/tzolkin/Overview.svelte"),
  mexica: () => import("@/mexica/Overview.svelte"),
};

/** Each board takes the view of its own game, which is what the server tells for that game. */
export async function boardOf(game: string): Promise<Board> {
  const load = BOARDS[game];
  if (!load) throw new Error(`There is no board for ${game}.`);
  return (await load()).default as unknown as Board;
}
