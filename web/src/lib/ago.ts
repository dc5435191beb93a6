/** How long ago something was, in the words of a language. */
import { LOCALES, type Language } from "./formats";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long something has lasted: its largest unit and the next, or "now". */
export function lasting(seconds: number, language: Language): string {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3_600);
  const minutes = Math.floor((seconds % 3_600) / 60);
  const units: [string, number][] = days
    ? [
        ["day", days],
        ["hour", hours],
      ]
    : hours
      ? [["hour", hours]]
      : [["minute", minutes]];
  const shown = units.filter(([, count]) => count > 0);
  if (!shown.length) return ago(0, language);
  return shown
    .map(([unit, count]) =>
      new Intl.NumberFormat(LOCALES[language], { style: "unit", unit, unitDisplay: "short" }).format(count),
    )
    .join(" ");
}

/** The day of something, with its year if that is another. */
export function shortDay(seconds: number, language: Language): string {
  const date = new Date(seconds * 1000);
  const year = date.getFullYear() === new Date().getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(LOCALES[language], { day: "numeric", month: "short", year }).format(date);
}

export function ago(seconds: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: "auto" });
  const [unit, length] = STEPS.find(([, least]) => seconds >= least) ?? ["second", 1];
  return unit === "second" ? words.format(0, "minute") : words.format(-Math.floor(seconds / length), unit);
}
