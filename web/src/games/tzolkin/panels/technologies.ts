/** What the levels of the technologies bring, as signs: their printed effects in data/technologies.json, shortened. */
import type { Sign } from "../pieces/signs";
import { PAYS } from "../pieces/signs";
import type { Track } from "../view";

const more = (icon: string, amount = 1): Sign => ({ icon, amount, plus: true });
const at = (note: string, ...signs: Sign[]): Sign[] => [{ icon: "", note }, ...signs];

export const LEVELS: Record<Track, Sign[][]> = {
  agriculture: [
    at("P", more("corn")),
    [{ icon: "tile-wood" }, PAYS, { icon: "corn" }],
    at("P", more("corn", 2)),
  ],
  extraction: [[more("wood")], [more("stone")], [more("gold")]],
  architecture: [
    [{ icon: "building" }, more("corn")],
    [{ icon: "building" }, more("vp", 2)],
    [{ icon: "building" }, { icon: "any", amount: -1 }],
  ],
  theology: [
    at("C", { icon: "", note: "→ +1" }),
    [{ icon: "any" }, PAYS, { icon: "t-any" }],
    at("Y4", more("skull")),
  ],
};

export const BONUS: Record<Track, Sign[]> = {
  agriculture: [{ icon: "t-any" }],
  extraction: [{ icon: "any", amount: 2 }],
  architecture: [{ icon: "vp", amount: 3 }],
  theology: [{ icon: "skull" }],
};
