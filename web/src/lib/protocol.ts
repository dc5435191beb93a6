/** What goes over the wire, as docs/protocol.md says. Views are the games' own; each game types its own. */

export interface GameEvent {
  event: string;
  seat: number | null;
  [field: string]: unknown;
}

/** One legal answer: the text to send back, its halves, and what it would bring at once. */
export interface Choice {
  action: string;
  verb: string;
  noun: string | null;
  brings?: GameEvent[];
}

export interface Question {
  kind: string;
  seat: number;
  [field: string]: unknown;
}

/** What every view has. */
export interface View {
  game: string;
  modules: string[];
  players: number;
  scores: number[];
  to_act: number[];
  question: Question | null;
  legal: string[];
  over: boolean;
  winners: number[];
}

export interface SeatClock {
  left: number;
  bank: number;
  is_running: boolean;
  is_away: boolean;
}

export interface TableState {
  seq: number;
  seat: number | null;
  begun: boolean;
  over: boolean;
  /** Has the operator of the server ended the game? Then it is over, and nobody has won. */
  stopped?: boolean;
  to_act: number[];
  view: View | null;
  decision: number | null;
  choices: Choice[];
  can_undo: boolean;
  clock: { per_move: number; bank: number; seats: SeatClock[] } | null;
  rewind: { moves: number; by: number; agreed: number[] } | null;
  present?: number[];
  watching?: number;
  scores?: number[];
  breakdown?: Record<string, number>[];
}

export interface Entry {
  seq: number;
  at: number;
  kind: string;
  seat: number | null;
  moves: number;
  data?: Record<string, unknown>;
  events: GameEvent[];
}

export interface SeatDescription {
  number: number;
  kind: "person" | "link" | "bot";
  name: string | null;
  bot: string | null;
  is_me: boolean;
  invite?: string;
}

export interface Table {
  id: string;
  title: string;
  game: string;
  players: number;
  modules: string[];
  state: "open" | "playing" | "over";
  is_open: boolean;
  clock: { per_move: number; bank: number } | null;
  owner: string | null;
  is_owner: boolean;
  /** Seconds since 1970: when it was set up, and when something happened there last. */
  created: number;
  last: number;
  seats: SeatDescription[];
  invite?: string;
  to_act?: number[];
}

export interface Person {
  id: string;
  name: string;
  login: string | null;
}

/** A browser in which a person is signed in. */
export interface SignIn {
  id: string;
  agent: string;
  created: number;
  used: number;
  is_this: boolean;
}

/** A token by which a program acts for a person. */
export interface Token {
  id: string;
  label: string;
  created: number;
  used: number | null;
}

export interface GameInfo {
  name: string;
  players: [number, number];
  modules: string[];
  /** Every number of players with every set of modules that a table can be set up with. */
  tables: { players: number; modules: string[] }[];
  rules: number;
  /** The bots that play it, the strongest first. */
  bots?: string[];
}

export interface Explanation {
  action: string;
  legal: boolean;
  reason?: string;
  rule?: string;
  data?: Record<string, unknown>;
}

/** The table after actions that were only tried. */
export interface Preview {
  view: View;
  brings: GameEvent[];
}

/** The cheapest way of a piece to a place, as single actions. */
export interface Way {
  to: string;
  cost: number;
  actions: string[];
}

/** An answer that a strong bot would consider; worth and changes in hundredths of a point. */
export interface Advice {
  action: string;
  worth: number;
  changes: { term: string; by: number }[];
  /** The rest of the turn, without its end. */
  plan: Step[];
}

/** An action with its follow-ups, and what they would bring. */
export interface Step {
  actions: Pick<Choice, "action" | "verb" | "noun">[];
  brings: GameEvent[];
}

/** A refusal: problem details, over HTTP or over the WebSocket. */
export interface Problem {
  kind: string;
  detail: string;
  [field: string]: unknown;
}

export interface NewSeat {
  kind: "me" | "open" | "link" | "bot";
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  modules?: string[];
  title?: string;
  is_open?: boolean;
  position?: unknown;
  clock?: { per_move?: number; bank?: number; days?: number; when_out?: "bot" | "forfeit" };
}
