/** Every thing there can be at a table of Tzolk'in with this view's modules. */
import newBuildings from "@engine/tzolkin/data/new_buildings.json";
import buildings from "@engine/tzolkin/data/buildings.json";
import prophecies from "@engine/tzolkin/data/prophecies.json";
import tribes from "@engine/tzolkin/data/tribes.json";
import wealth from "@engine/tzolkin/data/wealth.json";
import { LAST_DAY, foodOn } from "../board/days";
import { GEARS, lastSpace, LETTER } from "../geometry";
import { ADVANCE_COST, MONUMENTS, RATES, stepsOf, TEMPLES, TOP_LEVEL, TRACKS } from "../material";
import { bandsOf } from "../panels/prophecies";
import type { TzolkinView } from "../view";

const upTo = (last: number, first = 1): number[] =>
  Array.from({ length: last - first + 1 }, (_, k) => first + k);
const of = (kind: string, ids: readonly (string | number)[]): string[] => ids.map((id) => `${kind}:${id}`);

const BOARD = [
  ...GEARS.flatMap((gear) => [`gear:${gear}`, ...of(`space:${gear}`, upTo(lastSpace(gear), 0))]),
  ...upTo(LAST_DAY).map((day) => (foodOn(day) ? `food-day:${day}` : `day:${day}`)),
  ...["age:1", "age:2", "moment", "tooth-corn", "starting-player-space", "starting-player"],
  ...["market", "skulls-left", `worker:0:${LETTER.tikal}1`, "idle-worker:Y2"],
  ...of(
    "rate",
    RATES.map(({ icon }) => icon),
  ),
];
const PANELS = [
  ...TEMPLES.flatMap((temple) => [
    `temple:${temple}`,
    `highest:${temple}`,
    ...of(
      `step:${temple}`,
      stepsOf(temple).map(({ step }) => step),
    ),
  ]),
  ...TRACKS.flatMap((track) => [
    `track:${track}`,
    `bonus:${track}`,
    ...of(`level:${track}`, upTo(TOP_LEVEL)),
  ]),
  ...of("advance", upTo(ADVANCE_COST.length)),
  ...of(
    "building",
    buildings.map(({ id }) => id),
  ),
  ...of("monument", MONUMENTS),
  ...of(
    "wealth",
    wealth.map(({ id }) => id),
  ),
  ...of("type", ["farm", "civic", "tomb", "shrine"]),
  ...["row", "deck", "monuments"],
];
/** What every seat has; the first stands for all. */
const SEAT = [
  ...[
    "seat:0",
    "points:0",
    "if-ended:0",
    "corn:0",
    "held-blocks:0",
    "wood:0",
    "stone:0",
    "gold:0",
    "skulls:0",
  ],
  ...["workers:0", "side:light:0", "side:dark:0", "corn-tiles:0", "wood-tiles:0", "feeding:0"],
];

export function things(view: TzolkinView): string[] {
  const has = (module: string, ...added: string[]): string[] => (view.modules.includes(module) ? added : []);
  const quick = (view.quick_tiles ?? []).filter((id) => id !== null);
  return [
    ...BOARD,
    ...of("jungle", Object.keys(view.jungle)),
    ...PANELS,
    ...SEAT,
    ...has(
      "tribes",
      ...of(
        "tribe",
        tribes.map(({ id }) => id),
      ),
    ),
    ...has(
      "prophecies",
      "no-prophecy",
      ...prophecies.flatMap(({ id }) => [
        `prophecy:${id}`,
        ...of(
          `band:${id}`,
          bandsOf(id).map(({ points }) => points),
        ),
      ]),
    ),
    ...has(
      "buildings",
      "renovation",
      ...of(
        "building",
        newBuildings.map(({ id }) => id),
      ),
    ),
    ...has("quick_actions", "quick-spaces", ...of("quick", quick)),
  ];
}
