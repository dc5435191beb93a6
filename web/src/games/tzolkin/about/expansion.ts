/** What the modules of the expansion add to the table of Tzolk'in. */
import { key } from "@/lib/words";
import type { Kind } from "@/table/about/answers";
import { quickDays, QUARTERS } from "../board/days";
import { bandsOf } from "../panels/prophecies";
import type { TzolkinView } from "../view";
import { goodsIn, pointsIn } from "./board";
import { QUICK_COST } from "./material";

/** The first rule of each prophecy. */
const PROPHECIES: Readonly<Record<string, string>> = {
  wrathful_gods: "TP-72",
  angry_god_chaac: "TP-74",
  angry_god_quetzalcoatl: "TP-74",
  angry_god_kukulcan: "TP-74",
  forest_fires: "TP-76",
  drought: "TP-78",
  gold_shortage: "TP-80",
  desecration: "TP-85",
  teacher_shortage: "TP-90",
  forgotten_lore: "TP-92",
  crowded_cities: "TP-95",
  hunger: "TP-22",
  high_floodwaters: "TP-99",
};
/** The first rule of each tribe. */
const TRIBES: Readonly<Record<string, string>> = {
  ah_chuy_kak: "TP-25",
  ahau_chamahez: "TP-29",
  ahmakiq: "TP-36",
  bacab: "TP-38",
  balam: "TP-41",
  cit_bolon_tum: "TP-45",
  huracan: "TP-53",
  itzamna: "TP-58",
  ixtab: "TP-11",
  vacub_caquix: "TP-62",
  xaman_ek: "TP-65",
  yaluk: "TP-13",
  yumkaax: "TP-68",
};

export const EXPANSION: Readonly<Record<string, Kind<TzolkinView>>> = {
  tribe: {
    rule: (id = "") => TRIBES[id] ?? "TP-2",
    name: (id = "") => key("name", id),
    text: (id = "") => key("text", id),
  },
  prophecy: {
    rule: (id = "") => PROPHECIES[id] ?? "TP-3",
    data: ([id = ""], { words }) => ({
      does: words.text(key("prophecy", id, "text")),
      counts: words.text(key("prophecy", id, "counts")),
    }),
    name: (id = "") => key("name", id),
  },
  "no-prophecy": { rule: "TP-3", data: () => ({ last: QUARTERS[0]?.to ?? 0 }) },
  band: {
    rule: (id = "") => PROPHECIES[id] ?? "TP-3",
    data: ([id = "", points], { words }) => {
      const band = bandsOf(id).find((other) => other.points === Number(points));
      return {
        prophecy: words.name(id),
        points: pointsIn(Number(points), words),
        min: band?.min ?? 0,
        max: band?.max ?? band?.min ?? 0,
        reach: band?.max === null ? "open" : band?.max === band?.min ? "one" : "span",
      };
    },
  },
  quick: {
    rule: "TP-135",
    data: ([id = ""], { view, words }) => {
      const days = quickDays(view.quick_tiles?.indexOf(id) ?? -1);
      return {
        does: words.name(id),
        from: days[0] ?? view.day,
        to: days.at(-1) ?? view.day,
      };
    },
  },
  "quick-spaces": {
    rule: "TP-122",
    data: (_, { view, words }) => ({
      spaces: view.quick_spaces?.length ?? 0,
      price: goodsIn({ corn: QUICK_COST }, words),
    }),
  },
  renovation: { rule: "TP-103" },
};
