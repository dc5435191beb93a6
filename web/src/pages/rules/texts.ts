/** The texts of the rules, made ready for the page: links lead into it, worked examples stand one under the other. */

const CHAPTER = /^(?:\.\/)?([a-z_]+)\.md(?:#([a-z]{2}-\d+).*)?$/;
const OWN = /^#([a-z]{2}-\d+)/;

/** Where a relative link of a chapter leads on this site; links to elsewhere stay as they are. */
export function inPage(href: string, game: string, chapter: string, query: string): string {
  const own = OWN.exec(href);
  if (own) return `/rules/${game}/${chapter}${query}#${own[1]?.toUpperCase()}`;
  const [, name, rule] = CHAPTER.exec(href) ?? [];
  if (name) return `/rules/${game}/${name}${query}${rule ? `#${rule.toUpperCase()}` : ""}`;
  return /^README\.md/.test(href) ? `/rules/${game}${query}` : href;
}

const EXAMPLES = /<p><em>Examples?:<\/em>([\s\S]*?)<\/p>/g;
const LISTED = /<p><em>Examples?:<\/em>\s*<\/p>\s*<ul>([\s\S]*?)<\/ul>/g;
const NUMBERED = /<p><em>Example \(([XP]\d+)\):<\/em> *([\s\S]*?)\.?<\/p>/g;
const ITEM = /<li>([\s\S]*?)\s*<\/li>/g;
const MARK = /([\s\S]*?)\s*\(((?:[XP]\d+)(?:(?:,| and| to) ?[XP]\d+)*)\)[.;]?/g;

/** Worked examples as rows with their numbers. */
export function withExamples(html: string): string {
  const moved = html.replace(
    NUMBERED,
    (_, mark: string, text: string) => `<p><em>Example:</em> ${text} (${mark}).</p>`,
  );
  const joined = moved.replace(LISTED, (_, items: string) => {
    const texts = [...items.matchAll(ITEM)].map(([, item]) => item);
    return `<p><em>Examples:</em> ${texts.join(" ")}</p>`;
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

/** A text without its tags. */
export const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
