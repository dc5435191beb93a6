/** What is in the air over the table. Where a piece will land, the board draws nothing until it is there. */
import type { Flight } from "./flights";

export interface Flying {
  id: number;
  flight: Flight;
}

class Sky {
  flying = $state.raw<Flying[]>([]);
  /** The spaces that pieces are on their way to, as `tikal-2`. */
  readonly goals = $derived(
    new Set(
      this.flying.flatMap(({ flight: { to } }) =>
        typeof to === "object" && "place" in to ? [to.place] : [],
      ),
    ),
  );
  private count = 0;

  launch(flights: Flight[]): void {
    this.flying = [...this.flying, ...flights.map((flight) => ({ id: (this.count += 1), flight }))];
  }

  land(id: number): void {
    this.flying = this.flying.filter((other) => other.id !== id);
  }

  clear(): void {
    this.flying = [];
  }
}

export const sky = new Sky();
