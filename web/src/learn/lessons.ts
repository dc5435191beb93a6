/** Which lessons are there, in which order, and what does each hold? What it says is in its words, not here. */
import type { Listed } from "../../plugins/lessons";
import LESSONS from "virtual:lessons";
import "./words";
import type { NewTable, Table } from "@/lib/protocol";

export type { Listed };

/** One action of the learner. */
export interface Step {
  /** What it speaks of: nouns of the notation, or regions of the table. */
  light: string[];
  arrow?: { from: string; to: string };
  /** Any of these leads on. */
  want: string[];
  /** Other actions that get an answer of their own, with the reason why they are refused, if they are. */
  tolerate: Record<string, string | null>;
  /** What follows by itself: "1: place tikal; end_turn". */
  replies: string[];
}

export interface Lesson {
  rules: string[];
  players: number;
  modules: string[];
  /** Who sits there; the learner has the first seat, without a name. */
  names: (string | null)[];
  position: NonNullable<NewTable["position"]>;
  steps: Step[];
  unlocks: string[];
  /** The bots of a short game. */
  opponents?: string[];
  /** What its coach says before the first turn. */
  coach?: { opening: string[] };
}

const files = import.meta.glob<Lesson>("@engine/*/lessons/*.json", { import: "default" });

export const lessons: readonly Listed[] = LESSONS;

export const listed = (id: string): Listed | undefined => lessons.find((lesson) => lesson.id === id);

export async function lessonOf({ game, id }: Listed): Promise<Lesson> {
  const read = Object.entries(files).find(([path]) => path.endsWith(`/${game}/lessons/${id}.json`))?.[1];
  if (!read) throw new Error(`There is no lesson ${id}.`);
  return read();
}

/** The lessons of a game, or of its expansion, without the short game. */
export const course = (game: string, isExpansion: boolean): Listed[] =>
  lessons.filter((lesson) => lesson.game === game && lesson.isExpansion === isExpansion && !lesson.isGame);

export const shortGame = (game: string): Listed | undefined =>
  lessons.find((lesson) => lesson.game === game && lesson.isGame);

/** The lessons of the same course with this one, and its place among them. */
export function placeOf(lesson: Listed): { number: number; count: number } {
  const all = course(lesson.game, lesson.isExpansion);
  return { number: all.findIndex(({ id }) => id === lesson.id) + 1, count: all.length };
}

/** The lesson that is offered after this one. */
export function nextAfter(lesson: Listed): Listed | undefined {
  const after = lessons[lessons.indexOf(lesson) + 1];
  return after?.game === lesson.game ? after : undefined;
}

/** The actions of replies: chance draws by itself. */
export const actionsIn = (replies: readonly string[]): string[] =>
  replies
    .filter((reply) => !reply.startsWith("chance:"))
    .flatMap((reply) => reply.slice(reply.indexOf(":") + 1).split(";"))
    .map((action) => action.trim());

/** All that is played from the position on, where the learner has chosen these actions, one for each step. */
export const playedBy = (lesson: Lesson, path: readonly string[]): string[] =>
  path.flatMap((action, nth) => [action, ...actionsIn(lesson.steps[nth]?.replies ?? [])]);

/** The table of a lesson as the page describes tables: the learner first, beside those whom the lesson names. */
export const describe = (
  { game }: Listed,
  { players, modules, names }: Lesson,
  { learner, ...table }: { id: string; title: string; learner: string },
): Table => ({
  ...table,
  game,
  players,
  modules,
  state: "playing",
  stopped: false,
  is_open: false,
  clock: null,
  owner: null,
  is_owner: false,
  created: 0,
  last: 0,
  ended: null,
  to_act: [],
  turn_since: null,
  forfeited: [],
  rematch: null,
  seats: names.map((name, number) => ({
    number,
    kind: "person",
    name: name ?? learner,
    bot: null,
    is_me: number === 0,
  })),
});
