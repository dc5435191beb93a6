/** How a game draws its goods: its table says so once, and the shared parts of the table use it. */
import { getContext, setContext, type Component } from "svelte";

export type GoodIcon = Component<{ good: string; size?: number }>;

const KEY = Symbol("goods");

/** Called by a game's table while it is set up. */
export const drawGoodsWith = (icon: GoodIcon): void => void setContext(KEY, icon);
export const goodIcon = (): GoodIcon | undefined => getContext<GoodIcon | undefined>(KEY);
