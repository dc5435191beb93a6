/** From a set-up to a table, as whoever is at this browser. */
import * as api from "@/lib/api";
import type { NewTable, Table } from "@/lib/protocol";
import { me } from "@/lib/person.svelte";
import { router } from "@/lib/router.svelte";
import { GAME_NAMES } from "@/parts/games";
import { someName } from "./names";

/** Set up a table and go there; whoever has no name yet becomes a guest. */
export async function openTable(wanted: NewTable): Promise<Table> {
  const { name } = await me.orGuest(someName());
  const table = await api.create({ title: `${name}: ${GAME_NAMES[wanted.game] ?? wanted.game}`, ...wanted });
  router.go(`/table/${table.id}`);
  return table;
}
