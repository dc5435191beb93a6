/** Mexica's view, as docs/positions.md names its fields. */
import type { Question, View } from "@/lib/protocol";

export type Axis = "h" | "v";
/** A seat, or the neutral colour of the game for two. */
export type Colour = number | "neutral";

export interface MexicaSeat {
  pilli: string | null;
  tokens: number;
  /** Temples left of levels 1 to 4. */
  temples: number[];
}

export interface District {
  cells: string[];
  size: number;
  founded: boolean;
  /** Level sums: the seats, the neutral colour last. */
  levels: number[];
  worth: number[];
}

export interface MexicaView extends View {
  period: number;
  round: number;
  first_player: number;
  action_points: number;
  triggered: boolean;
  idle_rounds: number;
  quiet_rounds: number;
  canals: string[];
  bridges: Record<string, Axis>;
  temples: Record<string, [Colour, number]>;
  tiles_on_board: Record<string, number>;
  open_tiles: string[];
  removed_tiles: string[];
  supply: { doubles: number; singles: number; bridges: number; tokens: number };
  seats: MexicaSeat[];
  districts: District[];
  /** What the period would bring each seat if it were scored now. */
  period_worth: number[];
  /** Points of each seat if the period ended now. */
  if_ended: number[];
  question: Question | null;
}
