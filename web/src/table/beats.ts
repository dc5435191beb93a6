/**
 * In which beats are changes shown? A beat is one worker or one action, from the moment its place is lit until its pieces
 * have come to rest. Each game says which events make up a beat; how long everything lasts is counted here.
 */
import type { GameEvent } from "@/lib/protocol";
import type { Amount } from "./amounts";

/** Some changes that are shown together: what moves before the table after them is shown, and what moves then. */
export interface Step {
  /** How many changes it takes. */
  changes: number;
  /** Milliseconds in which pieces leave, before the table is shown as it is after them. */
  before: number;
  /** Milliseconds in which pieces arrive, once it is. */
  after: number;
}

/** What is said beside the light: a sentence without its subject, and what was paid and gained. */
export interface Caption {
  key: string;
  args: Record<string, string | number>;
  amounts: Amount[];
  /** The place that the sentence names, which is written as on the board, in the colour of its city. */
  pill?: { text: string; tint: string };
}

/** A part of a beat with a light of its own. */
export interface Scene {
  /** The places that stay in the light, as nouns of the game; if there are none, nothing is dimmed. */
  places: string[];
  caption: Caption | null;
  steps: Step[];
}

export interface Beat {
  /** Who acts; null if it happens to the whole table. */
  seat: number | null;
  /** What is done, in a word. */
  what: string;
  scenes: Scene[];
}

/** How long a new light stands before anything moves, and how long one that moves on within a beat. */
const LIGHT = 300;
const NEXT_LIGHT = 240;
/** A turn is played faster rather than longer. */
const LONGEST_TURN = 4000;
/** Faster than this nobody can follow. */
const LEAST_PACE = 0.15;

export const still = (changes = 1): Step => ({ changes, before: 0, after: 0 });

/** How long a light stands before the first piece moves. */
export const leadOf = (scene: Scene, isFirst: boolean): number =>
  scene.places.length ? (isFirst ? LIGHT : NEXT_LIGHT) : 0;

const sum = <Thing>(things: Thing[], of: (thing: Thing, index: number) => number): number =>
  things.reduce((total, thing, index) => total + of(thing, index), 0);

export const durationOf = ({ scenes }: Beat): number =>
  sum(
    scenes,
    (scene, index) => leadOf(scene, index === 0) + sum(scene.steps, ({ before, after }) => before + after),
  );

/** The step that is next when some changes of a beat have been shown, and the scene it belongs to. */
export function stepAt(beat: Beat, shown: number): { index: number; step: Step } | null {
  let end = 0;
  for (const [index, { steps }] of beat.scenes.entries()) {
    for (const step of steps) {
      end += step.changes;
      if (end > shown) return { index, step: { ...step, changes: end - shown } };
    }
  }
  return null;
}

/** How many times as long as usual the next beat takes, so that the turn of its seat is not too long in all. */
export function paceOf(beats: Beat[], spent: number): number {
  const [first] = beats;
  const next = beats.findIndex(({ seat }) => seat !== first?.seat);
  const left = sum(next < 0 ? beats : beats.slice(0, next), durationOf);
  return left ? Math.max(LEAST_PACE, Math.min(1, (LONGEST_TURN - spent) / left)) : 1;
}

/** How many of these changes the turn in progress has: up to the one that ends it, or all. */
export function turnOf(changes: GameEvent[][]): number {
  const end = changes.findIndex((events) => events.some(({ event }) => event === "turn_ended"));
  return end < 0 ? changes.length : end + 1;
}
