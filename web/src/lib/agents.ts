/** What a browser calls itself, in two words: its name and its machine. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrom(?:e|ium)\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const MACHINES: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/Linux|X11/, "Linux"],
];
/** A program that is no browser is called by its first word. */
const LONGEST = 40;

const found = (names: [RegExp, string][], agent: string): string | undefined =>
  names.find(([sign]) => sign.test(agent))?.[1];

export function browserOf(agent: string): string {
  const browser = found(BROWSERS, agent);
  return browser
    ? [browser, found(MACHINES, agent)].filter(Boolean).join(", ")
    : (agent.split(/[\s/]/)[0] ?? "").slice(0, LONGEST);
}
