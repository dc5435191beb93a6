/** A view as lines of text, field by field: all that can be shown of a game that draws nothing itself. */
import type { View } from "@/lib/protocol";

/** What the rest of the page shows. */
const ELSEWHERE = new Set([
  "game",
  "modules",
  "players",
  "scores",
  "to_act",
  "question",
  "legal",
  "over",
  "winners",
]);

export const outline = (view: View): string =>
  Object.entries(view)
    .filter(([field]) => !ELSEWHERE.has(field))
    .flatMap(([field, value]) => lines(field, value, ""))
    .join("\n");

function lines(field: string, value: unknown, indent: string): string[] {
  const label = `${indent}${field.replaceAll("_", " ")}:`;
  if (Array.isArray(value) && !value.some((item) => typeof item === "object" && item !== null))
    return [`${label} ${value.join(", ") || "–"}`];
  if (typeof value !== "object" || value === null)
    return [`${label} ${value === null ? "–" : String(value)}`];
  const parts = Object.entries(value);
  return [label, ...parts.flatMap(([name, part]) => lines(name, part, `${indent}  `))];
}
