/** The seats of a table set up once more for the same people. */
import type { NewSeat, SeatDescription } from "@/lib/protocol";

/** Bots as they were, me where I sat, links for the others; who sat first goes last. */
export function seatsAgain(seats: SeatDescription[]): NewSeat[] {
  const again = seats.map((seat): NewSeat => {
    if (seat.is_me) return { kind: "me" };
    return seat.kind === "bot" ? { kind: "bot", bot: seat.bot ?? undefined } : { kind: "link" };
  });
  return [...again.slice(1), ...again.slice(0, 1)];
}
