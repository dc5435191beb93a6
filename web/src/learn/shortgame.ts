/** The short game after the lessons: an ordinary table of one's own, from the position that the lesson names. */
import { t } from "@/lib/language.svelte";
import { openTable } from "@/pages/home/play";
import { keepCoached } from "./coached";
import { lessonOf, type Listed } from "./lessons";

export async function startShortGame(lesson: Listed): Promise<void> {
  const { position, modules, opponents = [] } = await lessonOf(lesson);
  const table = await openTable({
    game: lesson.game,
    seats: [{ kind: "me" }, ...opponents.map((bot) => ({ kind: "bot" as const, bot }))],
    modules,
    position,
    is_open: false,
    title: t(`learn-${lesson.id}-title`),
  });
  keepCoached(table.id, { lesson: lesson.id });
}
