/** What does a moment of a recorded game look like? The server plays the record; each moment is asked for once. */
import { call } from "@/lib/api";
import type { View } from "@/lib/protocol";
import type { Scene } from "@/games/guide";

const seen = new Map<string, Promise<View>>();

export function viewOf({ record, move }: Scene): Promise<View> {
  const key = `${move} ${record}`;
  const known = seen.get(key);
  if (known) return known;
  const asked = call<[View]>("POST", "/records/views", { record, first: move, last: move }).then(
    ([view]) => view,
  );
  seen.set(key, asked);
  asked.catch(() => seen.delete(key));
  return asked;
}

let drawn = Promise.resolve();

/** Boards take a while to draw: each waits for the one before, and the page answers in between. */
export function nextToDraw(): Promise<void> {
  drawn = drawn.then(() => new Promise((draw) => setTimeout(draw)));
  return drawn;
}
