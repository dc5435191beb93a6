/** From a set-up to a table, as whoever is at this browser. */
import * as api from "@/lib/api";
import type { NewTable, Table } from "@/lib/protocol";
import { me } from "@/lib/user.svelte";
import { router } from "@/lib/router.svelte";
import { nextDay } from "./days";
import { someName } from "@/lib/names";

/** Set up a table named after a day and go there; whoever has no name yet becomes a guest. */
export async function openTable(wanted: NewTable): Promise<Table> {
  await me.orGuest(someName());
  const title = [wanted.title, nextDay(wanted.game)].filter(Boolean).join(", ");
  const table = await api.create({ ...wanted, title });
  router.go(`/table/${table.id}`);
  return table;
}
