import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Account, Swing } from "@/lib/protocol";
import { LANGUAGES, Words, type Language } from "@/lib/words";
import { lineFor, inWords } from "./won";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const wordsOf = (language: Language, game: string): Words =>
  new Words(language, [
    read(`../words/${language}.ftl`),
    read(`../../../src/sacbe/games/${game}/words/${language}.ftl`),
    read(`../../../src/sacbe/games/${game}/glossary/${language}.ftl`),
    read(`../../../src/sacbe/core/glossary/${language}.ftl`),
  ]);

const NAMES = ["Pakal", "Ana", "Balam"];
const SCORES = [78.25, 69.5, 75.5];
const swing = (changed: Partial<Swing>): Swing => ({
  cause: "monument",
  seat: 0,
  against: 2,
  points: 24,
  own: 24,
  other: 0,
  when: 27,
  place: 3,
  facts: { tile: "m_temple_steps_vp" },
  ...changed,
});
const hunger = swing({ cause: "hunger", own: 0, other: -9, points: 9, against: 1, facts: {} });
const temple = swing({
  cause: "temple",
  own: 10,
  other: 2.5,
  points: 7.5,
  when: 14,
  facts: { temple: "chaac", age: 1, standing: "alone" },
});

describe("what won it", () => {
  it("has its numbers, and the first with what would have been", () => {
    expect(inWords(wordsOf("en", "tzolkin"), swing({}), NAMES, true)).toEqual({
      title: "Stairway of the gods: 24 points.",
      text: "Built on day 27. Without that Pakal would have come third.",
    });
    expect(inWords(wordsOf("en", "tzolkin"), temple, NAMES, false)).toEqual({
      title: "Chaac at the end of age I: 10 points.",
      text: "Alone on the highest step; Balam got 2½ points.",
    });
    expect(inWords(wordsOf("en", "tzolkin"), hunger, NAMES, true)).toEqual({
      title: "Ana lost 9 points to hunger.",
      text: "Pakal fed every worker.",
    });
  });

  it("names a source where a game says nothing special of it", () => {
    const corn = swing({ cause: "corn", own: 6, other: 1, points: 5, facts: {} });
    expect(inWords(wordsOf("en", "tzolkin"), corn, NAMES, false)).toEqual({
      title: "Corn and blocks left: 6 points.",
      text: "Balam got 1 point.",
    });
  });

  it.each(LANGUAGES)("leaves nothing open in %s", (language) => {
    const mexica = [
      swing({ cause: "district", facts: { cell: "B1", size: 9, period: 2, standing: "shared" } }),
      swing({ cause: "foundings", facts: { founded: 2 } }),
      swing({ cause: "palace", facts: {} }),
    ];
    const tzolkin = [swing({}), temple, hunger, swing({ cause: "chichen_itza", facts: { skulls: 3 } })];
    for (const [game, swings] of [
      ["mexica", mexica],
      ["tzolkin", tzolkin],
    ] as const) {
      for (const one of swings) {
        const { title, text } = inWords(wordsOf(language, game), one, NAMES, true);
        expect(`${title} ${text}`).not.toMatch(/[{}$]|undefined|web-|won-|none/);
      }
    }
  });
});

describe("the line for one seat", () => {
  const account: Account = {
    winner: 0,
    second: 2,
    swings: [],
    lines: [
      swing({ cause: "technology", seat: 2, against: 0, own: 15, points: 15, facts: {} }),
      hunger,
      null,
    ],
  };
  const line = (seat: number): ReturnType<typeof lineFor> =>
    lineFor(wordsOf("en", "tzolkin"), account, seat, SCORES, NAMES);

  it("says what cost most, and how far the first place was", () => {
    expect(line(1)).toEqual({
      title: "What cost you most: unfed workers, 9 points.",
      text: "First place was 8¾ points away.",
      points: -9,
    });
  });

  it("says to the winner where the second was best, and nothing where there is nothing", () => {
    expect(line(0)?.title).toBe("Balam was best against you here: technology, 15 points to 0 points.");
    expect(line(2)).toBeNull();
  });
});
