/** Times as people read them at a table. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds left: `8:42` below an hour, `6 h` below a day, `1 d 4 h` above. */
export function timeLeft(seconds: number, days: string, hours: string): string {
  if (seconds >= DAY)
    return `${Math.floor(seconds / DAY)} ${days} ${Math.floor((seconds % DAY) / HOUR)} ${hours}`;
  if (seconds >= HOUR) {
    return `${Math.floor(seconds / HOUR)} ${hours} ${Math.floor((seconds % HOUR) / MINUTE)}′`;
  }
  return `${Math.floor(seconds / MINUTE)}:${String(Math.floor(seconds % MINUTE)).padStart(2, "0")}`;
}
