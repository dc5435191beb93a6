/**
 * A name for each new table: the days of the old calendar, which joins thirteen numbers with twenty signs, so that 260 tables in
 * a row have different names. The Maya and the Mexica counted alike and named the signs differently.
 */
import { gameOf } from "@/games";

const NUMBERS = 13;
const YEAR = 260;
const STORED = "sacbe-day";

/** A day of the calendar, as it is called where a game is played. */
export function dayName(game: string, day: number): string {
  const signs = gameOf(game).days;
  return `${(day % NUMBERS) + 1} ${signs[day % signs.length] ?? ""}`;
}

/** The day after the one that was named last in this browser; the first is any. */
export function nextDay(game: string): string {
  const last = Number(localStorage.getItem(STORED) ?? Math.floor(Math.random() * YEAR));
  const day = (Number.isInteger(last) ? last + 1 : 0) % YEAR;
  localStorage.setItem(STORED, String(day));
  return dayName(game, day);
}
