/** Where the turn of a hint happens on the island, as numbered marks: walks, canals, bridges, temples, foundings. */
import type { GameEvent } from "@/lib/protocol";
import type { GlyphName } from "../pieces/glyphs";

export interface Mark {
  number: number;
  glyph: GlyphName;
  event: string;
  /** The cells in their order: the last is where the number lies. None for tokens and proposals. */
  cells: string[];
  /** The level of a temple, or the size of a district. */
  level?: number;
  axis?: string;
  /** Action points that it takes. */
  cost: number;
}

const GLYPH: Record<string, GlyphName> = {
  stepped: "move",
  sailed: "boat",
  teleported: "teleport",
  canal_laid: "canal",
  bridge_built: "bridge",
  bridge_lifted: "bridge",
  temple_built: "temple",
  district_founded: "found",
  token_bought: "token",
  token_spent: "token",
  proposed: "vote",
};
const WALKED = ["stepped", "sailed"];

function markOf(event: GameEvent): Omit<Mark, "number"> | null {
  const glyph = GLYPH[event.event];
  if (!glyph) return null;
  const cells = [event.cell, event.other].filter(
    (cell): cell is string => typeof cell === "string" && cell !== "",
  );
  const level = Number(event.level ?? event.size ?? 0) || undefined;
  return { glyph, event: event.event, cells, level, axis: event.axis as string | undefined, cost: 0 };
}

/** The turn in its order; a walk over several cells, with boats, is one mark. What is spent belongs to what it was spent for. */
export function marksOf(events: GameEvent[], seat: number | null): Mark[] {
  const marks: Mark[] = [];
  let cost = 0;
  for (const event of events) {
    if (event.seat !== seat) continue;
    if (event.event === "spent") cost += Number(event.points);
    const mark = markOf(event);
    if (!mark) continue;
    const last = marks.at(-1);
    if (last && WALKED.includes(last.event) && WALKED.includes(mark.event)) {
      last.cells.push(...mark.cells);
      last.cost += cost;
      if (mark.event === "sailed") last.glyph = "boat";
    } else marks.push({ ...mark, number: marks.length + 1, cost });
    cost = 0;
  }
  return marks;
}
