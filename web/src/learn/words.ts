/** Where are the words of the lessons? The first load goes without them. */
import { ofPages } from "@/lib/language.svelte";

Object.assign(
  ofPages,
  import.meta.glob<string>("@engine/*/lessons/words/*.ftl", { query: "?raw", import: "default" }),
  import.meta.glob<string>("../words/lessons/*.ftl", { query: "?raw", import: "default" }),
);
