/** What lies on the board of Tzolk'in: the calendar, the gears with their spaces and workers, the corners. */
import { key, type Words } from "@/lib/words";
import type { Asked, Data, Kind } from "@/table/about/answers";
import { foodOn, LAST_DAY } from "../board/days";
import { LETTER, type Gear } from "../geometry";
import { FOOD_DAYS, RATES } from "../material";
import { AGES } from "../seats";
import type { TzolkinView } from "../view";
import {
  ALL_SKULLS,
  FEEDING,
  isFreeChoice,
  layingAt,
  printedAt,
  type Amounts,
  type Printed,
} from "./material";

type Of = Asked<TzolkinView>;

/** Goods in one phrase: 1 gold, 2 corn. */
export const goodsIn = (amounts: Amounts, words: Words): string =>
  words.listed(
    Object.entries(amounts).map(([good, amount]) =>
      words.text("goods", { amount, good: words.name(good), good_id: good }),
    ),
  );

/** Points in words: 6 points. */
export const pointsIn = (points: number, words: Words): string => words.text("web-tz-points", { points });

/** What feeding takes and hunger costs, in words. */
const feedingIn = (words: Words): Data => ({
  corn: goodsIn({ corn: FEEDING.corn }, words),
  loss: pointsIn(FEEDING.loss, words),
});

const gearOf = (name = ""): Gear => name as Gear;

/** Which sentence says what a printed action does. */
function sentenceOf({ kind, wood, pay_with, cost, monuments_max }: Printed): string {
  if (kind === "harvest") return wood ? "harvest-both" : "harvest-corn";
  if (kind === "construct")
    return pay_with === "corn" ? "construct-corn" : monuments_max ? "construct-many" : kind;
  if (kind === "temple_steps") return cost?.corn ? "climb-corn" : "climb-blocks";
  return kind;
}

const numbersOf = (printed: Printed, words: Words): Data => ({
  goods: goodsIn(printed.materials ?? {}, words),
  corn: goodsIn({ corn: printed.corn ?? printed.corn_per_block ?? printed.cost?.corn ?? 0 }, words),
  wood: goodsIn({ wood: printed.wood ?? 0 }, words),
  blocks: printed.cost?.any_resource_blocks ?? 0,
  min: printed.min ?? 0,
  max: printed.max ?? 0,
  buildings: printed.buildings_max ?? 0,
  monuments: printed.monuments_max ?? 0,
  steps: printed.steps ?? 0,
  count: printed.count ?? 0,
  workers: printed.amount ?? 0,
});

/** What a worker does that is picked up from a space. */
function doneAt(gear: Gear, space: number, words: Words): string {
  const printed = printedAt(gear, space);
  if (printed) return words.text(key("about-does", sentenceOf(printed)), numbersOf(printed, words));
  const laying = gear === "chichen_itza" ? layingAt(space) : null;
  if (laying)
    return words.text("about-does-lay", {
      ...laying,
      temple: words.name(laying.temple),
      points: pointsIn(laying.points, words),
    });
  return words.text(isFreeChoice(gear, space) ? "about-does-any" : "about-does-nothing", {
    gear: words.name(gear),
  });
}

const ACTIONS: Readonly<Record<string, string>> = {
  P1: "TZ-16",
  P2: "TZ-14",
  P3: "TZ-14",
  P4: "TZ-14",
  P5: "TZ-14",
  T1: "TZ-23",
  T3: "TZ-24",
  T2: "TZ-27",
  T4: "TZ-29",
  T5: "TZ-45",
  U1: "TZ-36",
  U2: "TZ-37",
  U3: "TZ-38",
  U4: "TZ-30",
  U5: "TZ-39",
};
const OF_GEARS: Record<Gear, string> = {
  palenque: "TZ-14",
  yaxchilan: "TZ-18",
  tikal: "TZ-24",
  uxmal: "TZ-37",
  chichen_itza: "TZ-40",
};

function ruleOf(gear: Gear, space: number): string {
  if (space === 0) return "TZ-5";
  if (isFreeChoice(gear, space)) return "TZ-12";
  return ACTIONS[`${LETTER[gear]}${space}`] ?? OF_GEARS[gear];
}

/** What a block is worth in corn. */
export const rateOf = (good: string): number => RATES.find(({ icon }) => icon === good)?.amount ?? 0;

const ageOf = (number: number): string => AGES[number] ?? "";

export const BOARD: Readonly<Record<string, Kind<TzolkinView>>> = {
  gear: {
    rule: (gear) => OF_GEARS[gearOf(gear)],
    data: ([gear = ""], { words }: Of) => ({ gear: words.name(gear) }),
    text: (gear = "") => key("about-gear", gear),
  },
  space: {
    rule: (gear, space) => ruleOf(gearOf(gear), Number(space)),
    data: ([gear = "", space], { words }: Of) => ({
      gear: words.name(gear),
      space: Number(space),
      price: goodsIn({ corn: Number(space) }, words),
      does: doneAt(gearOf(gear), Number(space), words),
    }),
  },
  worker: {
    rule: "TZ-11",
    data: ([seat, space = ""], { names }) => ({ player: names[Number(seat)] ?? "", space }),
    name: () => "web-tzolkin-worker-of",
  },
  "idle-worker": {
    rule: "TZ-70",
    data: ([space = ""], { words }: Of) => ({ space: words.name(space) }),
    text: () => "web-tz-idle-worker",
  },
  moment: {
    rule: "TZ-1",
    data: (_, { view }) => ({ day: view.day, days: LAST_DAY }),
  },
  day: {
    rule: "TZ-1",
    data: ([day]) => {
      const next = FOOD_DAYS.find((food) => food.day > Number(day))?.day ?? LAST_DAY;
      return { day: Number(day), next, left: Math.max(0, next - Number(day)) };
    },
    name: () => "web-tzolkin-day",
  },
  "food-day": {
    rule: (day) => (foodOn(Number(day))?.kind === "goods" ? "TZ-58" : "TZ-60"),
    data: ([day], { words }) => {
      const food = foodOn(Number(day));
      return { ...feedingIn(words), day: Number(day), kind: food?.kind ?? "", age: ageOf(food?.age ?? 0) };
    },
    name: () => "web-tz-food-day",
  },
  age: {
    rule: "TZ-61",
    data: ([age], { words }: Of) => {
      const days = FOOD_DAYS.filter((food) => food.age === Number(age)).map(({ day }) => day);
      return { age: ageOf(Number(age)), days: words.listed(days.map(String)), last: Math.max(...days) };
    },
    name: () => "web-tzolkin-age",
  },
  feeding: {
    rule: "TZ-56",
    data: ([seat], { names, words }: Of) => ({ ...feedingIn(words), player: names[Number(seat)] ?? "" }),
  },
  "tooth-corn": {
    rule: "TZ-47",
    data: (_, { view, words }) => ({ corn: goodsIn({ corn: view.tooth_corn }, words) }),
  },
  "starting-player-space": { rule: "TZ-6" },
  "starting-player": { rule: "TZ-48" },
  jungle: {
    rule: "TZ-14",
    data: ([group = ""], { view, words }) => {
      const { corn, wood } = view.jungle[group] ?? { corn: 0, wood: 0 };
      return { place: words.name(group), now: words.text("web-tzolkin-jungle", { wood, corn: corn - wood }) };
    },
  },
  market: { rule: "TZ-37" },
  rate: {
    rule: "TZ-64",
    data: ([good = ""], { words }: Of) => ({
      good: words.name(good),
      block: goodsIn({ [good]: 1 }, words),
      corn: goodsIn({ corn: rateOf(good) }, words),
    }),
  },
  "skulls-left": {
    rule: "TZ-19",
    data: (_, { view }) => ({ left: view.skull_bank, all: ALL_SKULLS }),
  },
};
