/**
 * What can be set up together: which numbers of players, which modules with them. All of it is read off the tables
 * that the server lists; the page knows no rule of what needs or excludes what.
 */
import type { GameInfo } from "@/lib/protocol";

type Tables = GameInfo["tables"];

/** The numbers of players, the fewest first. */
export const counts = (tables: Tables): number[] =>
  [...new Set(tables.map(({ players }) => players))].sort((a, b) => a - b);

/** Modules with one of them put in, or taken out if it was there. */
export const toggled = (modules: string[], name: string): string[] =>
  modules.includes(name) ? modules.filter((other) => other !== name) : [...modules, name];

/** How many modules are in one set and not in the other. */
const distance = (some: string[], others: string[]): number =>
  some.filter((name) => !others.includes(name)).length + others.filter((name) => !some.includes(name)).length;

/** Can so many play with exactly these modules? */
export const isAllowed = (tables: Tables, players: number, modules: string[]): boolean =>
  tables.some((table) => table.players === players && distance(table.modules, modules) === 0);

/** The modules closest to those wanted with which so many can play. */
export function nearest(tables: Tables, players: number, wanted: string[]): string[] {
  const possible = tables.filter((table) => table.players === players).map(({ modules }) => modules);
  return possible.sort((a, b) => distance(a, wanted) - distance(b, wanted))[0] ?? wanted;
}

/** Modules of which a table has at most one: there is another that it never stands together with. */
export function alternatives(modules: string[], tables: Tables): string[] {
  const goTogether = (one: string, other: string): boolean =>
    tables.some((table) => table.modules.includes(one) && table.modules.includes(other));
  return modules.filter((name) => modules.some((other) => other !== name && !goTogether(name, other)));
}
