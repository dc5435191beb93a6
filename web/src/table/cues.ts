/** Which sound does a change make? One at most; each game says which of its events are heard. */
import type { GameEvent } from "@/lib/protocol";
import type { SoundName } from "./sounds";

/** A sound as events ask for it: a drum is a stone an octave lower. */
export type Cue = SoundName | "drum";

/** Of several sounds of one change the first here is heard. */
const FIRST: Cue[] = ["gear", "drum", "stone", "water", "coin"];

export function cueOf(events: GameEvent[], sounds: Readonly<Record<string, Cue>>): Cue | undefined {
  const heard = new Set(events.map(({ event }) => sounds[event]));
  return FIRST.find((cue) => heard.has(cue));
}
