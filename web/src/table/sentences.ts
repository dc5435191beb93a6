/**
 * How does a card of the log read? One sentence for the whole card, or one for each deed: the same as core/sentences.py, in the
 * language of the reader. Both only put together what the games' words say.
 */
import type { Card, Deed } from "@/lib/protocol";
import { key, type Words } from "@/lib/words";

type Sums = Record<string, number>;

/** What a card is about that is no turn. */
export function titleOf({ kind, data = {} }: Card, words: Words): string {
  const about = kind === "heading" ? String(data.heading) : kind;
  const message = key(words.has(key("card", about)) ? "card" : "log", about);
  return words.text(message, words.named(data));
}

/** A whole card in one sentence. */
export function sentenceOf(card: Card, words: Words, players: string[]): string {
  if (card.events) return card.events.map((event) => words.log(event, players)).join(" ");
  const rows = (card.seats ?? [])
    .filter(({ net }) => net)
    .map(({ seat, net = {} }) => `${players[seat]} ${amounts(net, words)}`);
  if (card.kind !== "turn" || card.seat === null) {
    const head = `${titleOf(card, words).replace(/\.$/, "")}.`;
    return rows.length ? `${head} ${rows.join("; ")}.` : head;
  }
  return `${[`${players[card.seat]} ${clause(card.deeds ?? [], card.net ?? {}, words)}`, ...rows].join("; ")}.`;
}

/** What was done, one sentence for each deed with its price and what it brought. */
export function detailsOf(card: Card, words: Words, players: string[]): string[] {
  if (card.events) return card.events.map((event) => words.log(event, players));
  const clauses = (card.deeds ?? []).map((deed) => clause([deed], deed.net ?? {}, words));
  return clauses.map((text) => `${text.charAt(0).toLocaleUpperCase(words.language)}${text.slice(1)}.`);
}

/** Deeds, and what they came to. */
function clause(deeds: Deed[], net: Sums, words: Words): string {
  const did = words.listed(alike(deeds).map((group) => phrase(group, words)));
  const gains = amounts(
    only(net, (amount) => amount > 0),
    words,
  );
  const losses = only(net, (amount, thing) => amount < 0 && hasWords(thing, words));
  const lost = Object.keys(losses);
  if (lost.length && !gains && lost.every((thing) => words.has(key("price", thing)))) {
    const prices = Object.entries(losses).map(([thing, amount]) =>
      words.text(key("price", thing), { amount: -amount }),
    );
    return words.text("digest-for", { did, price: prices.join(", ") });
  }
  const loss = amounts(losses, words);
  return `${did}${gains && `: ${gains}`}${loss && ` (${loss})`}`;
}

/** Runs of deeds that differ only in their places. */
export function alike(deeds: Deed[]): Deed[][] {
  const groups: Deed[][] = [];
  for (const deed of deeds) {
    const last = groups.at(-1)?.[0];
    const isLike = last?.verb === deed.verb && last.thing === deed.thing && last.amount === deed.amount;
    if (isLike) groups.at(-1)?.push(deed);
    else groups.push([deed]);
  }
  return groups;
}

function phrase(deeds: Deed[], words: Words): string {
  const { verb = "", thing, amount = 0 } = deeds[0] ?? {};
  return words.text(key("did", verb), {
    places: deeds.map((deed) => spot(deed, words)).join(", "),
    count: deeds.length,
    thing: thing ? words.name(thing) : "none",
    thing_id: thing ?? "none",
    amount,
  });
}

function spot({ verb, places = [], to }: Deed, words: Words): string {
  const place = places.join(" ");
  return to ? words.text(key("spot", verb), { place, to }) : place;
}

const hasWords = (thing: string, words: Words): boolean =>
  ["price", "amount"].some((kind) => words.has(key(kind, thing)));

const only = (net: Sums, is: (amount: number, thing: string) => boolean): Sums =>
  Object.fromEntries(Object.entries(net).filter(([thing, amount]) => is(amount, thing)));

/** Sums that have a word, as a list. */
function amounts(net: Sums, words: Words): string {
  return Object.entries(net)
    .filter(([thing]) => words.has(key("amount", thing)))
    .map(([thing, amount]) =>
      words.text(key("amount", thing), {
        amount: Math.abs(amount),
        sign: amount < 0 ? "−" : "",
        shown: words.figure(amount),
        way: amount > 0 ? "up" : "down",
        thing: words.name(thing),
      }),
    )
    .join(", ");
}
