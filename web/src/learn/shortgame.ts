/** The games after the lessons, at ordinary tables: the short one from the position that the lesson names, then a whole one. */
import { t } from "@/lib/language.svelte";
import { openTable } from "@/pages/home/play";
import { setups, tableFor } from "@/pages/home/setups.svelte";
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

/** Bots that do not look far ahead yet, as many as make a lively table. */
const FIRST_WHOLE_GAME = { players: 3, bot: "novice", modules: [] };

/** A whole game, set up as on the home page, which remembers it; the coach comes along. */
export async function startWholeGame({ id, game }: Listed): Promise<void> {
  setups.change(game, FIRST_WHOLE_GAME);
  const table = await openTable(tableFor(game, setups.of(game), "bot"));
  keepCoached(table.id, { lesson: id, isWhole: true, isOpened: true });
}
