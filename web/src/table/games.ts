/** The tables of the games, each loaded when it is needed. */
import type { Component } from "svelte";
import type { TableModel } from "./table.svelte";

type Loaded = { default: Component<{ model: TableModel }> };

const TABLES: Record<string, () => Promise<Loaded>> = {
  tzolkin: () => import("@/tzolkin/Table.svelte"),
  mexica: () => import("@/mexica/Table.svelte"),
};

export async function tableOf(game: string): Promise<Loaded> {
  const load = TABLES[game];
  if (!load) throw new Error(`There is no table for ${game}.`);
  return load();
}
