/** Names for the bots of a table, so that one can tell one from another in the log. */
import type { Table } from "@/lib/protocol";

const NAMES = ["Pakal", "Ixchel", "Balam", "Zazil", "Canek"];

export function withNamedBots(table: Table): Table {
  const seats = table.seats.map((seat) =>
    seat.kind === "bot" ? { ...seat, name: NAMES[seat.number] ?? seat.name } : seat,
  );
  return { ...table, seats };
}
