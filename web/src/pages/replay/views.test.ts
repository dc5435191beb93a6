import { describe, expect, it } from "vitest";
import type { View } from "@/lib/protocol";
import { Views } from "./views";

function library(last: number): { asked: [number, number][]; views: Views } {
  const asked: [number, number][] = [];
  const read = (first: number, end: number): Promise<View[]> => {
    asked.push([first, end]);
    return Promise.resolve(
      Array.from({ length: end - first + 1 }, (_, index) => ({ game: String(first + index) }) as View),
    );
  };
  return { asked, views: new Views({ views: read }, last) };
}

describe("the views of a replay", () => {
  it("are read in chunks, each once, up to the last move", async () => {
    const { asked, views } = library(50);
    await views.around(3);
    await views.around(7);
    await views.around(45);
    expect(asked).toEqual([
      [0, 39],
      [40, 50],
    ]);
    expect(views.get(45)?.game).toBe("45");
  });

  it("are read ahead when the end of a chunk is near", async () => {
    const { asked, views } = library(200);
    await views.around(30);
    expect(asked).toEqual([
      [0, 39],
      [40, 79],
    ]);
  });
});
