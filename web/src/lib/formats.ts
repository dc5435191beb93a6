/** How does a language write numbers, days and lists? The same as core/figures.py where both have it. */
export const LANGUAGES = ["en", "pt", "es", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the languages are called, each in itself. */
export const NAMES: Record<Language, string> = {
  en: "English",
  pt: "Português (Brasil)",
  es: "Español",
  hu: "Magyar",
};

const MINUS = "−";
const FRACTIONS: Record<number, string> = { 0.25: "¼", 0.5: "½", 0.75: "¾" };

/** The variety of each language that is written here. */
export const LOCALES: Record<Language, string> = { en: "en-GB", pt: "pt-BR", es: "es", hu: "hu" };

/** The tag of a language for browsers and screen readers. */
export const tagOf = (language: Language): string => (language === "pt" ? LOCALES.pt : language);

const WRITERS = new Map<string, Intl.NumberFormat>();

/** What writes numbers in a language: making one takes far longer than using it. */
function writer(language: Language, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = options ? `${language} ${JSON.stringify(options)}` : language;
  const known = WRITERS.get(key) ?? new Intl.NumberFormat(LOCALES[language], options);
  WRITERS.set(key, known);
  return known;
}

/** A number with a true minus, and quarters as fractions unless digits are asked for. */
export function figure(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  const digits = (size: number): string => writer(language, options).format(size);
  const size = Math.abs(value);
  const part = options ? "" : (FRACTIONS[size % 1] ?? "");
  const text = part ? `${size >= 1 ? digits(Math.floor(size)) : ""}${part}` : digits(size);
  return value < 0 && text !== digits(0) ? `${MINUS}${text}` : text;
}

/** Several things in one phrase. */
export const listed = (things: string[], language: Language): string =>
  new Intl.ListFormat(LOCALES[language]).format(things);

/** A day as written in a record, 2026-11-18; other texts stay as they are. */
export function dayOf(text: string, language: Language): string {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return text;
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" }).format(date);
}
