/** Where are the words that explain the things of a game? They come with the first question. */
import { ofPages } from "@/lib/language.svelte";

Object.assign(
  ofPages,
  import.meta.glob<string>("@engine/*/about/*.ftl", { query: "?raw", import: "default" }),
);
