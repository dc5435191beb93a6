/** What tests have instead of a browser: it remembers nothing and speaks English. */
import { vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("requestAnimationFrame", (draw: (at: number) => void) => setTimeout(() => draw(0), 16));
