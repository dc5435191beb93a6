/** The HTTP half of the protocol. A refusal is thrown as `Refused`, with its sentence. */
import { build } from "./build.svelte";
import type {
  Board,
  Counsel,
  Entry,
  GameInfo,
  Hints,
  Joined,
  MadeToken,
  NewTable,
  Nothing,
  Progress,
  Refusal,
  Results,
  SeenMove,
  Sessions,
  Table,
  TableView,
  Token,
  User,
} from "./protocol";

export class Refused extends Error {
  constructor(readonly problem: Refusal) {
    super(problem.detail);
  }
}

const LOST: Refusal = { kind: "lost", detail: "The server does not answer." };

export async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { "x-sacbe": "1" };
  if (body !== undefined) headers["content-type"] = "application/json";
  const response = await fetch(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new Refused(LOST);
  });
  build.compare(response.headers.get("x-sacbe-page"));
  if (!response.ok) throw new Refused((await response.json().catch(() => LOST)) as Refusal);
  const isJson = response.headers.get("content-type")?.includes("json");
  return (await (isJson ? response.json() : response.text())) as Answer;
}

export const games = (): Promise<GameInfo[]> => call("GET", "/games");
export const session = (): Promise<Sessions> => call("GET", "/sessions");
export const signOut = (everywhere = false): Promise<Nothing> =>
  call("DELETE", everywhere ? "/sessions?everywhere=true" : "/sessions");
export const endSession = (id: string): Promise<Nothing> => call("DELETE", `/sessions/${id}`);
export const changePassword = (old: string, wanted: string): Promise<Nothing> =>
  call("PUT", "/me/password", { old, new: wanted });
export const deleteMe = (password: string): Promise<Nothing> => call("DELETE", "/me", { password });
export const tokens = (): Promise<Token[]> => call("GET", "/tokens");
export const makeToken = (label: string): Promise<MadeToken> => call("POST", "/tokens", { label });
export const revokeToken = (id: string): Promise<Nothing> => call("DELETE", `/tokens/${id}`);
export const changeMe = (part: { name?: string; sign?: string }): Promise<User> => call("PATCH", "/me", part);
/** Add what this browser knows of somebody's lessons; all that is known then. */
export const addProgress = (lessons: Progress["lessons"]): Promise<Progress> =>
  call("PUT", "/me/progress", { lessons });
export const results = (): Promise<Results> => call("GET", "/me/results");
export const becomeGuest = (name: string): Promise<User> => call("POST", "/guests", { name });
export const tables = (which: "open" | "playing" | "over" | "mine" | "hidden"): Promise<Table[]> =>
  call("GET", `/tables?which=${which}`);
export const table = (id: string): Promise<Table> => call("GET", `/tables/${id}`);
/** The table as this user sees it now, without what the choices would bring. */
export const state = (id: string): Promise<TableView> => call("GET", `/tables/${id}/state?brings=false`);
export const entries = (id: string, after: number): Promise<Entry[]> =>
  call("GET", `/tables/${id}/entries?after=${after}`);
export const create = (wanted: NewTable): Promise<Table> => call("POST", "/tables", wanted);
export const join = (id: string, invite?: string, seat?: number): Promise<Joined> =>
  call("POST", `/tables/${id}/join`, { invite, seat });
export const leave = (id: string): Promise<Nothing> => call("POST", `/tables/${id}/leave`);
export const remove = (id: string): Promise<Nothing> => call("DELETE", `/tables/${id}`);
export const hide = (id: string, is_hidden: boolean): Promise<Nothing> =>
  call("POST", `/tables/${id}/hide`, { is_hidden });
export const comeBack = (id: string): Promise<Nothing> => call("POST", `/tables/${id}/return`);
export const coach = (id: string): Promise<Counsel> => call("GET", `/tables/${id}/coach`);
export const hint = (id: string, isQuick = false): Promise<Hints> =>
  call("GET", `/tables/${id}/hint${isQuick ? "?quick=true" : ""}`);
export const record = (id: string): Promise<string> => call("GET", `/tables/${id}/record`);
/** What this user saw of a game after some of its moves, from one number of them to another. */
export const moves = (id: string, first: number, last: number): Promise<SeenMove[]> =>
  call("GET", `/tables/${id}/moves?first=${first}&last=${last}`);
/** The board as text, as the seat of this user sees it; empty where the game writes none. */
export const board = async (id: string, lang: string): Promise<string> =>
  (await call<Board>("GET", `/tables/${id}/board?lang=${lang}`)).board;
