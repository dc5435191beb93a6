import { beforeEach, expect, it, vi } from "vitest";
import { COMMON } from "./events";
import { Staging, type Change, type Shown } from "./staging.svelte";

const shown: number[] = [];
const table: Shown = {
  meaning: COMMON,
  seat: 0,
  live: { seq: 0 } as Shown["live"],
  show: ({ table: { seq } }) => void shown.push(seq),
};
const change = (seq: number): Change => ({
  entries: [],
  events: [{ event: "placed", seat: 1 }],
  table: { seq } as Change["table"],
});

beforeEach(() => {
  shown.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

it("nothing goes on while something covers the board, and a skip ends only that", async () => {
  const staging = new Staging(table);
  const skipped = vi.fn();
  const release = staging.hold(skipped);
  staging.add(change(1));
  await vi.advanceTimersByTimeAsync(5000);
  staging.skip();
  expect([shown, skipped.mock.calls.length]).toEqual([[], 1]);
  release();
  await vi.advanceTimersByTimeAsync(5000);
  expect([shown, staging.isPlaying]).toEqual([[1], false]);
});
