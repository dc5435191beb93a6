/** What is in the air over the table: where a piece has left or will land, the board draws nothing until it is there. */
import type { Flight, Spot } from "./flights";

export interface Flying {
  id: number;
  flight: Flight;
  /** Its way over the table. */
  frames: Keyframe[];
}

const placeOf = (spot: Spot | "up"): string[] =>
  typeof spot === "object" && "place" in spot ? [spot.place] : [];

class Sky {
  flying = $state.raw<Flying[]>([]);
  /** The spaces that pieces have left before the table is shown without them, as `tikal-2`. */
  left = $state.raw<ReadonlySet<string>>(new Set());
  /** The spaces on which nothing is drawn: pieces have left them, or are on their way there. */
  readonly empty = $derived<ReadonlySet<string>>(
    new Set([...this.left, ...this.flying.flatMap(({ flight }) => placeOf(flight.to))]),
  );
  private count = 0;

  /** Let fly what finds a way; what has none is at its goal at once. */
  launch(flights: Flight[], way: (flight: Flight) => Keyframe[] | null): void {
    const found = flights.flatMap((flight) => {
      const frames = way(flight);
      return frames ? [{ id: (this.count += 1), flight, frames }] : [];
    });
    this.flying = [...this.flying, ...found];
    this.left = new Set(
      flights.filter(({ leavesFirst }) => leavesFirst).flatMap(({ from }) => placeOf(from)),
    );
  }

  land(id: number): void {
    this.flying = this.flying.filter((other) => other.id !== id);
  }

  clear(): void {
    this.flying = [];
    this.left = new Set();
  }
}

export const sky = new Sky();
