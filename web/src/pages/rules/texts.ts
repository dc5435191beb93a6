/** The texts of the rules, made ready for the page: links lead into it, worked examples stand one under the other. */

const CHAPTER = /^(?:\.\/)?([a-z_]+)\.md(?:#([a-z]{2}-\d+).*)?$/i;
const OWN = /^#([a-z]{2}-\d+)/i;

/** Where a relative link of a chapter leads on this site; links to elsewhere stay as they are. */
export function inPage(href: string, game: string, chapter: string, query: string): string {
  const own = OWN.exec(href);
  if (own) return `/rules/${game}/${chapter}${query}#${own[1]?.toUpperCase()}`;
  const [, name, rule] = CHAPTER.exec(href) ?? [];
  if (name) return `/rules/${game}/${name}${query}${rule ? `#${rule.toUpperCase()}` : ""}`;
  return /^README\.md/.test(href) ? `/rules/${game}${query}` : href;
}

/* “Examples” in whatever language; what follows is left alone if it has no numbers. */
const EXAMPLES = /<p><em>\p{L}+:<\/em>([\s\S]*?)<\/p>/gu;
const LISTED = /<p><em>(\p{L}+):<\/em>\s*<\/p>\s*<ul>([\s\S]*?)<\/ul>/gu;
const NUMBERED = /<p><em>(\p{L}+) \(([XP]\d+[a-z]?)\):<\/em> *([\s\S]*?)\.?<\/p>/gu;
const ITEM = /<li>([\s\S]*?)\s*<\/li>/g;
/* (X3), (P12b), (X4, X5), (X6 to X8): little may be between the numbers. */
const MARK = /([\s\S]*?)\s*\(([XP]\d+[a-z]?(?:[^()]{1,8}[XP]\d+[a-z]?)*(?:-\p{L}+)?)\)[.;]?/gu;

/** Worked examples as rows with their numbers. */
export function withExamples(html: string): string {
  const moved = html.replace(
    NUMBERED,
    (_, word: string, mark: string, text: string) => `<p><em>${word}:</em> ${text} (${mark}).</p>`,
  );
  const joined = moved.replace(LISTED, (_, word: string, items: string) => {
    const texts = [...items.matchAll(ITEM)].map(([, item]) => item);
    return `<p><em>${word}:</em> ${texts.join(" ")}</p>`;
  });
  return joined.replace(EXAMPLES, (whole, text: string) => {
    const rows = [...text.matchAll(MARK)].map(
      ([, said = "", mark = ""]) => `<div><dt>${mark}</dt><dd>${sentence(said)}</dd></div>`,
    );
    const rest = text.replace(MARK, "").trim();
    if (!rows.length || rest) return whole;
    return `<dl class="examples">${rows.join("")}</dl>`;
  });
}

function sentence(said: string): string {
  const text = said.trim().replace(/^[;,.] */, "");
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

/** A text for searching: as many letters, without capitals and accents. */
export const folded = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "");

/** A text without its tags. */
export const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
