/** Lists of tables, sorted as people want to find them. */
import type { Table } from "@/lib/protocol";

/** Is the person at this browser asked something there? */
export const waitsForMe = (table: Table): boolean =>
  table.state === "playing" &&
  table.seats.some((seat) => seat.is_me && (table.to_act ?? []).includes(seat.number));

/** Does nobody else sit at my table? Then I may remove it for good. */
export const isAlone = (table: Table): boolean =>
  table.is_owner && !table.seats.some(({ kind, name, is_me }) => kind !== "bot" && name !== null && !is_me);

/** What can be done with a table beside playing: what others wait for can only be played. */
export function removal(table: Table): "remove" | "leave" | "hide" | null {
  if (table.state === "open") return table.is_owner ? "remove" : "leave";
  const mine = table.seats.find((seat) => seat.is_me);
  const hasOthers = table.seats.some((seat) => seat.kind !== "bot" && !seat.is_me && seat.bot === null);
  const isWaitedFor = table.state === "playing" && mine?.bot === null && hasOthers;
  return isWaitedFor ? null : "hide";
}

/** How a game ended for me. */
export function myResult(table: Table): { place: number; points: number } | null {
  const mine = table.seats.find(({ is_me }) => is_me);
  return mine?.place !== undefined && mine.points !== undefined
    ? { place: mine.place, points: mine.points }
    : null;
}

/** Those I play against. */
export const others = (table: Table): string =>
  table.seats.flatMap(({ name, is_me }) => (name === null || is_me ? [] : [name])).join(", ");

export interface Mine {
  waiting: Table[];
  thinking: Table[];
  open: Table[];
  over: Table[];
}

export function mine(tables: Table[]): Mine {
  return {
    waiting: tables.filter(waitsForMe),
    thinking: tables.filter((table) => table.state === "playing" && !waitsForMe(table)),
    open: tables.filter((table) => table.state === "open"),
    over: tables.filter((table) => table.state === "over"),
  };
}

/** Where a guest of a table arrives: the link to hand on. */
export const inviteLink = (table: Table): string =>
  `${location.origin}/table/${table.id}${table.invite ? `?invite=${table.invite}` : ""}`;
