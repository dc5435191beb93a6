/** The HTTP half of the protocol. A refusal is thrown as `Refused`, with its sentence. */
import type { Advice, GameInfo, NewTable, Person, Problem, SignIn, Table, Token } from "./protocol";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

const LOST: Problem = { kind: "lost", detail: "The server does not answer." };

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
  if (!response.ok) throw new Refused((await response.json().catch(() => LOST)) as Problem);
  const isJson = response.headers.get("content-type")?.includes("json");
  return (await (isJson ? response.json() : response.text())) as Answer;
}

export const games = (): Promise<GameInfo[]> => call("GET", "/games");
export const session = (): Promise<{ person: Person | null; sessions: SignIn[] }> => call("GET", "/sessions");
export const signOut = (everywhere = false): Promise<unknown> => call("DELETE", everywhere ? "/sessions?everywhere=true" : "/sessions");
export const endSession = (id: string): Promise<unknown> => call("DELETE", `/sessions/${id}`);
export const changePassword = (old: string, wanted: string): Promise<unknown> => call("PUT", "/me/password", { old, new: wanted });
export const deleteMe = (password: string): Promise<unknown> => call("DELETE", "/me", { password });
export const tokens = (): Promise<Token[]> => call("GET", "/tokens");
export const makeToken = (label: string): Promise<{ token: string }> => call("POST", "/tokens", { label });
export const revokeToken = (id: string): Promise<unknown> => call("DELETE", `/tokens/${id}`);
export const rename = (name: string): Promise<Person> => call("PATCH", "/me", { name });
export const becomeGuest = (name: string): Promise<Person> => call("POST", "/guests", { name });
export const tables = (which: "open" | "playing" | "over" | "mine" | "hidden"): Promise<Table[]> =>
  call("GET", `/tables?which=${which}`);
export const table = (id: string): Promise<Table> => call("GET", `/tables/${id}`);
export const create = (wanted: NewTable): Promise<Table> => call("POST", "/tables", wanted);
export const join = (id: string, invite?: string, seat?: number): Promise<{ seat: number }> =>
  call("POST", `/tables/${id}/join`, { invite, seat });
export const leave = (id: string): Promise<unknown> => call("POST", `/tables/${id}/leave`);
export const remove = (id: string): Promise<unknown> => call("DELETE", `/tables/${id}`);
export const hide = (id: string, is_hidden: boolean): Promise<unknown> => call("POST", `/tables/${id}/hide`, { is_hidden });
export const comeBack = (id: string): Promise<unknown> => call("POST", `/tables/${id}/return`);
export const hint = (id: string): Promise<{ advice: Advice[] }> => call("GET", `/tables/${id}/hint`);
export const record = (id: string): Promise<string> => call("GET", `/tables/${id}/record`);
