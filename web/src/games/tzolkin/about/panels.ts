/** What lies beside the board of Tzolk'in: temples, technologies, tiles, and what the seats have. */
import { key } from "@/lib/words";
import type { Kind } from "@/table/about/answers";
import { roman } from "../decisions/outcomes";
import { ADVANCE_COST, cardOf, highestBonus, stepsOf, TOP_LEVEL, WEALTH_KEPT, WORKERS } from "../material";
import { AGES } from "../seats";
import { workersOut, type Temple, type Track, type TzolkinView } from "../view";
import { goodsIn, pointsIn, rateOf } from "./board";
import {
  BEGGING_AT_MOST,
  CORN_FOR_POINT,
  DEALT_WEALTH,
  FEEDING,
  MONUMENT_ACTION,
  SKULL_POINTS,
} from "./material";

const templeOf = (name = ""): Temple => name as Temple;
const isTop = (temple: Temple, step: number): boolean => step === stepsOf(temple).at(-1)?.step;
const OF_TRACKS: Record<Track, string> = {
  agriculture: "TZ-16",
  extraction: "TZ-17",
  architecture: "TZ-28",
  theology: "TZ-41",
};
const THEOLOGY = ["", "TZ-41", "TZ-42", "TZ-20"];
const ruleOfLevel = (track = "", level = ""): string =>
  (track === "theology" ? THEOLOGY[Number(level)] : undefined) ?? OF_TRACKS[track as Track];
/** Tiles say what they bring in sentences of their own. */
const TILE: Omit<Kind<TzolkinView>, "rule"> = {
  data: ([id = ""], { view, words }) => {
    const card = cardOf(id, view.players);
    const cost = Object.fromEntries((card?.cost ?? []).map(({ icon, amount }) => [icon, amount ?? 0]));
    return {
      does: words.text(key("text", id)),
      type: words.name(card?.type ?? ""),
      cost: goodsIn(cost, words),
    };
  },
  name: (id = "") => key("name", id),
};

const block = (good: string): Kind<TzolkinView> => ({
  rule: "TZ-64",
  data: (_, { words }) => ({
    good: words.name(good),
    block: goodsIn({ [good]: 1 }, words),
    corn: goodsIn({ corn: rateOf(good) }, words),
  }),
  name: () => key("name", good),
  text: () => "about-block",
});

export const PANELS: Readonly<Record<string, Kind<TzolkinView>>> = {
  temple: {
    rule: "TZ-60",
    data: ([temple = ""], { words }) => {
      const steps = stepsOf(templeOf(temple));
      const points = steps.map((step) => step.points);
      const goods = [...new Set(steps.map(({ reward }) => reward).filter((good) => good !== null))];
      return {
        temple: words.name(temple),
        least: pointsIn(Math.min(...points), words),
        most: pointsIn(Math.max(...points), words),
        goods: words.listed(goods.map((good) => words.name(good))),
      };
    },
  },
  step: {
    rule: (temple, step) => (isTop(templeOf(temple), Number(step)) ? "TZ-44" : "TZ-43"),
    data: ([name = "", number], { words }) => {
      const [temple, step] = [templeOf(name), Number(number)];
      const printed = stepsOf(temple).find((other) => other.step === step);
      const goods = printed?.reward ? goodsIn({ [printed.reward]: 1 }, words) : "";
      return {
        temple: words.name(temple),
        step,
        points: pointsIn(printed?.points ?? 0, words),
        goods: goods && words.text("web-tzolkin-step-good", { goods }),
        top: isTop(temple, step) ? words.text("about-step-top") : "",
      };
    },
  },
  highest: {
    rule: "TZ-60",
    data: ([temple = ""], { words }) => {
      const [first, second] = highestBonus(templeOf(temple));
      return {
        temple: words.name(temple),
        first: pointsIn(first, words),
        second: pointsIn(second, words),
      };
    },
  },
  track: {
    rule: (track) => OF_TRACKS[track as Track],
    data: ([track = ""], { words }) => ({ track: words.name(track) }),
    name: (track = "") => key("name", track),
    text: (track = "") => key("about-track", track),
  },
  level: {
    rule: ruleOfLevel,
    data: ([track = "", level], { words }) => ({
      track: words.name(track),
      level: roman(Number(level)),
      does: words.text(key("web-tz", track, level ?? "")),
      cost: ADVANCE_COST[Number(level) - 1] ?? 0,
    }),
  },
  bonus: {
    rule: "TZ-23",
    data: ([track = ""], { words }) => ({
      track: words.name(track),
      does: words.text(key("web-tz", track, "bonus")),
      cost: ADVANCE_COST.at(-1) ?? 0,
    }),
    name: (track = "") => key("name", "bonus", track),
  },
  advance: {
    rule: "TZ-23",
    data: ([level], { words }) => ({
      level: Number(level) > TOP_LEVEL ? "beyond" : roman(Number(level)),
      blocks: words.text("about-blocks", { cost: ADVANCE_COST[Number(level) - 1] ?? 0 }),
    }),
  },
  building: { rule: "TZ-27", ...TILE },
  monument: { rule: "TZ-34", ...TILE, worth: ([id = ""], view) => view.monument_worth[id] },
  type: {
    rule: "TZ-27",
    name: (type = "") => key("name", type),
    text: (type = "") => key("about-type", type),
  },
  row: { rule: "TZ-27", data: (_, { view }) => ({ places: view.row.length }) },
  deck: {
    rule: "TZ-61",
    data: (_, { view }) => ({ age: AGES[view.age] ?? "", left: view.decks[view.age]?.length ?? 0 }),
  },
  monuments: {
    rule: "TZ-34",
    data: (_, { view }) => ({ all: Object.keys(view.monument_worth).length, action: MONUMENT_ACTION }),
  },
  wealth: {
    rule: "TZ-68",
    data: ([id = ""], { words }) => ({
      does: words.text(key("text", id)),
      kept: WEALTH_KEPT,
      dealt: DEALT_WEALTH,
    }),
    name: (id = "") => key("name", id),
  },
  seat: { rule: "TZ-3", data: ([seat], { names }) => ({ player: names[Number(seat)] ?? "" }) },
  points: { rule: "TZ-64" },
  "if-ended": { rule: "TZ-66" },
  corn: {
    rule: "TZ-64",
    data: (_, { words }) => ({
      each: goodsIn({ corn: FEEDING.corn }, words),
      most: goodsIn({ corn: BEGGING_AT_MOST }, words),
      point: goodsIn({ corn: CORN_FOR_POINT }, words),
    }),
    name: () => "name-corn",
  },
  "held-blocks": { rule: "TZ-64" },
  wood: block("wood"),
  stone: block("stone"),
  gold: block("gold"),
  skulls: {
    rule: "TZ-22",
    data: (_, { words }) => ({ points: pointsIn(SKULL_POINTS, words) }),
    name: () => "name-skull",
  },
  workers: {
    rule: "TZ-38",
    data: ([seat], { view, words }) => {
      const hand = view.seats[Number(seat)]?.workers_in_hand ?? 0;
      const out = workersOut(view, Number(seat));
      return {
        now: words.text("web-tzolkin-workers", { hand, out, bank: WORKERS - hand - out }),
        all: WORKERS,
      };
    },
  },
  side: {
    rule: "TZ-50",
    text: (side = "") => `web-tzolkin-side-${side}`,
    name: (side) => `about-side-${side}-name`,
  },
  "corn-tiles": { rule: "TZ-14", name: () => "web-tz-tile-corn" },
  "wood-tiles": { rule: "TZ-14", name: () => "web-tz-tile-wood" },
};
