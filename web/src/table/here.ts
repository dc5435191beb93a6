/** The table that a part of the page belongs to; parts that are also shown without one, as in a replay, find none. */
import { getContext, setContext } from "svelte";
import type { TableModel } from "./model.svelte";

const KEY = Symbol("table");

export const sitAt = (model: () => TableModel | null): void => void setContext(KEY, model);

/** Ask while a component is made; the answer is asked again whenever it is needed. */
export const tableHere = (): (() => TableModel | null) =>
  (getContext(KEY) as (() => TableModel | null) | undefined) ?? (() => null);
