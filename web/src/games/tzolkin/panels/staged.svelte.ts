/** What the panels beside the board show of the turns of others: what is in the light, which markers move, what has changed. */
import type { GameEvent } from "@/lib/protocol";
import { tableHere } from "@/table/here";

const UP = ["climbed", "advanced"];
const DOWN = ["descended", "lowered"];
const CHANGES = [...UP, ...DOWN, "bonus_reached", "built"];

/** The temple, technology or tile that an event is about. */
const nounOf = ({ temple, track, tile }: GameEvent): string => String(temple ?? track ?? tile ?? "");
const by = (seat: number, noun: string): string => `${seat} ${noun}`;

/** Make one while a component is made. */
export class Staged {
  private readonly here = tableHere();
  private readonly traced = $derived(
    (this.here()?.traces ?? [])
      .filter(({ event }) => CHANGES.includes(event))
      .map((event) => by(event.seat ?? -1, nounOf(event))),
  );
  private readonly moving = $derived.by(() => {
    const motion = this.here()?.staging.motion;
    return motion && motion.phase !== "leaving" ? motion : null;
  });

  isLit(noun: string): boolean {
    return this.here()?.staging.places.includes(noun) ?? false;
  }

  /** Has a seat changed it since one's own last action? */
  isTraced(seat: number, noun: string): boolean {
    return this.traced.includes(by(seat, noun));
  }

  /** How many steps a seat's marker moves just now; down is negative. */
  steps(seat: number, noun: string): number {
    const moved = (this.moving?.events ?? []).filter(
      (event) => event.seat === seat && nounOf(event) === noun,
    );
    const count = (kinds: string[]): number => moved.filter(({ event }) => kinds.includes(event)).length;
    return count(UP) - count(DOWN);
  }

  get pace(): number {
    return this.moving?.pace ?? 1;
  }
}
