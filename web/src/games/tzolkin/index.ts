import type { PageGame } from "../game";
import { days } from "./days";
import { events } from "./events";
import Thumb from "./Thumb.svelte";

export const tzolkin: PageGame = {
  name: "tzolkin",
  title: "Tzolk’in",
  players: 4,
  days,
  events,
  Thumb,
  table: () => import("./Table.svelte"),
  sketch: () => import("./sketch"),
  guide: () => import("./guide"),
  places: () => import("./learn/places"),
  about: () => import("./about"),
  overview: () => import("./Overview.svelte"),
};
