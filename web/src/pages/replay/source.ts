/** Where a replay comes from: a table of this server, or a text from somebody's disk. */
import { call, games, record, Refused } from "@/lib/api";
import type { CheckedPosition, Outline, View } from "@/lib/protocol";

export interface Source {
  /** The table it was played at, if it was played here. */
  table: string | null;
  outline(): Promise<Outline>;
  views(first: number, last: number): Promise<View[]>;
  position(move: number): Promise<CheckedPosition["position"]>;
  text(): Promise<string>;
}

export const ofTable = (id: string): Source => ({
  table: id,
  outline: () => call("GET", `/tables/${id}/replay`),
  views: (first, last) => call("GET", `/tables/${id}/replay/views?first=${first}&last=${last}`),
  position: (move) => call("GET", `/tables/${id}/positions/${move}`),
  text: () => record(id),
});

const ofRecord = (text: string): Source => ({
  table: null,
  outline: () => call("POST", "/records", { record: text }),
  views: (first, last) => call("POST", "/records/views", { record: text, first, last }),
  position: (move) => call("POST", "/records/position", { record: text, move }),
  text: () => Promise.resolve(text),
});

/** A file from disk: a record, or a position as a document, which is a record without moves. */
export async function ofFile(text: string): Promise<Source> {
  if (!text.trimStart().startsWith("{")) return ofRecord(text);
  const position = read(text);
  const rules = (await games()).find((info) => info.name === position.game)?.rules ?? 1;
  return ofRecord(recordOf(position, rules));
}

interface Position {
  game: string;
  players: number;
  modules?: string[];
}

function read(text: string): Position {
  try {
    return JSON.parse(text) as Position;
  } catch {
    throw new Refused({ kind: "bad-request", detail: "This file is neither a record nor a position." });
  }
}

/** A record that begins at a position and has no moves yet. */
export function recordOf(position: Position, rules: number): string {
  const lines = [
    "sacbe record 1",
    `game: ${position.game}`,
    `rules: ${rules}`,
    `modules: ${(position.modules ?? []).join(", ")}`,
    `players: ${position.players}`,
    "names: []",
    "date:",
    `position: ${JSON.stringify(position)}`,
  ];
  return `${lines.join("\n")}\n\n`;
}
