/** The pieces that the steps of a plan put on the board, and where the pilli would end. */
import type { GameEvent } from "@/lib/protocol";

export interface PlannedPiece {
  kind: "canal" | "bridge" | "temple" | "calpulli" | "pilli";
  cell: string;
  /** The axis of a bridge, the level of a temple, the size of a calpulli. */
  what: unknown;
  /** The number of its step. */
  step: number;
}

const TRAVELS = ["stepped", "sailed", "teleported"];

function piecesOf({ event, cell, other, axis, level, size }: GameEvent, step: number): PlannedPiece[] {
  const at = (kind: PlannedPiece["kind"], where: unknown, what: unknown = null): PlannedPiece[] =>
    typeof where === "string" ? [{ kind, cell: where, what, step }] : [];
  if (event === "canal_laid") return [...at("canal", cell), ...at("canal", other)];
  if (event === "bridge_built") return at("bridge", cell, axis);
  if (event === "temple_built") return at("temple", cell, level);
  if (event === "district_founded") return at("calpulli", cell, size);
  return TRAVELS.includes(event) ? at("pilli", cell) : [];
}

/** Of a pilli only the last place stays. */
export function piecesIn(steps: readonly (readonly GameEvent[])[]): PlannedPiece[] {
  const all = steps.flatMap((events, nth) => events.flatMap((event) => piecesOf(event, nth + 1)));
  const last = all.findLast(({ kind }) => kind === "pilli");
  return all.filter((piece) => piece.kind !== "pilli" || piece === last);
}
