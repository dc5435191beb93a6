/** What a table on the page is connected to: a live table of the server, or a lesson. */
import type { ClientMessage, Done, Presence, Refusal, SeenMove, Update } from "./protocol";

type WithoutId<Message> = Message extends unknown ? Omit<Message, "id"> : never;
/** A message to the other end; a socket numbers it when it is sent. */
export type Command = WithoutId<ClientMessage>;
export type Result = Done["result"];

/** Who hears what comes from the other end. */
export interface ConnectionHandlers {
  update(update: Update): void;
  presence(presence: Presence): void;
  connected(isConnected: boolean): void;
  refused(problem: Refusal): void;
}

export interface TableConnection {
  /** Send one message; its answer, or `Refused`. */
  send<Answer extends Result>(message: Command): Promise<Answer>;
  /** The table after each of some moves, as this seat saw it; none where nobody keeps them. */
  moves(first: number, last: number): Promise<SeenMove[]>;
  close(): void;
}

/** Makes the connection of a table. */
export type Connect = (handlers: ConnectionHandlers) => TableConnection;
