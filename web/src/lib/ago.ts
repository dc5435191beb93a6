/** How long ago something was, in the words of a language. */
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function ago(seconds: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, length] = STEPS.find(([, least]) => seconds >= least) ?? ["second", 1];
  return unit === "second" ? words.format(0, "minute") : words.format(-Math.floor(seconds / length), unit);
}
