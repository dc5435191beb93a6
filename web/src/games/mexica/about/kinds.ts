/** Every kind of thing at a table of Mexica: which rule says more, and which numbers its sentences need. */
import actionPoints from "@engine/mexica/data/action_points.json";
import supplies from "@engine/mexica/data/supplies.json";
import type { Asked, Data, Kind } from "@/table/about/answers";
import { PALACE_BONUS, POINTS_A_TURN, tilesOf, valuesOf } from "../material";
import { tilesDone } from "../panels/tiles";
import type { MexicaView } from "../view";

type Of = Asked<MexicaView>;

const COSTS = actionPoints.costs;
const SUPPLY = supplies.supplies;
const TEMPLES = supplies.temples_per_player;
const ALL: Readonly<Record<string, number>> = {
  doubles: SUPPLY.double_canals_total,
  singles: SUPPLY.single_canals,
  bridges: SUPPLY.bridges,
  tokens: SUPPLY.action_tokens,
};

const player = ([seat]: string[], { names }: Of): Data => ({ player: names[Number(seat)] ?? "" });
/** What a temple of a level costs, and how many of them a player gets. */
const ofLevel = (level: string): Data => ({
  level: Number(level),
  cost: (COSTS.build_temple as Record<string, number>)[level] ?? 0,
  first: (TEMPLES.period_1.by_level as Record<string, number>)[level] ?? 0,
  second: (TEMPLES.period_2_added.by_level as Record<string, number>)[level] ?? 0,
});
const ofSize = (size: number): Data => {
  const [first, second, third] = valuesOf(size);
  return { size, first, second, third };
};
const left = ({ seats }: MexicaView): number =>
  Math.min(...seats.map(({ temples }) => temples.reduce((sum, count) => sum + count, 0)));

/** The actions of a turn. */
const act = (rule: string, data: Data): Kind<MexicaView> => ({ rule, data: () => data });

export const KINDS: Readonly<Record<string, Kind<MexicaView>>> = {
  lake: { rule: "MX-1" },
  land: { rule: "MX-1" },
  canal: { rule: "MX-5" },
  bridge: { rule: "MX-9" },
  palace: { rule: "MX-2" },
  "start-cell": { rule: "MX-24", data: () => ({ points: PALACE_BONUS }) },
  pilli: { rule: "MX-15", data: player },
  temple: {
    rule: "MX-13",
    data: ([seat = "", level = ""], asked) => ({ ...player([seat], asked), ...ofLevel(level) }),
  },
  "neutral-temple": { rule: "MX-26", data: ([level = ""]) => ofLevel(level) },
  calpulli: { rule: "MX-3", data: ([size]) => ofSize(Number(size)) },
  district: {
    rule: "MX-23",
    data: ([cell = "", founded], { view }) => {
      const size = view.districts.find(({ cells }) => cells.includes(cell))?.size ?? 0;
      return { ...ofSize(size), cell, founded: founded ?? "open" };
    },
  },
  moment: { rule: "MX-20", data: (_, { view }) => ({ round: view.round, period: view.period }) },
  "action-points": { rule: "MX-28", data: () => ({ points: POINTS_A_TURN }) },
  tokens: {
    rule: "MX-32",
    data: () => ({ points: actionPoints.token_value_ap, most: actionPoints.max_tokens_bought_per_turn }),
  },
  supply: {
    rule: (kind) => (kind === "bridges" ? "MX-9" : kind === "tokens" ? "MX-18" : "MX-5"),
    data: ([kind = ""], { view }) => ({
      kind,
      left: view.supply[kind as keyof MexicaView["supply"]],
      all: ALL[kind] ?? 0,
    }),
  },
  calpullis: {
    rule: "MX-3",
    data: (_, { view }) => ({ all: tilesOf(view.period), period: view.period }),
  },
  "tiles-done": {
    rule: "MX-20",
    data: (_, { view }) => ({ done: tilesDone(view), all: tilesOf(view.period), period: view.period }),
  },
  "temples-out": { rule: "MX-20", data: (_, { view }) => ({ left: left(view), period: view.period }) },
  "if-ended": { rule: "MX-23" },
  seat: { rule: "MX-2", data: player },
  points: { rule: "MX-25" },
  "all-temples": { rule: "MX-4" },
  "temples-left": { rule: "MX-4", data: ([level = ""]) => ofLevel(level) },
  "first-player": { rule: "MX-20" },
  coordinates: { rule: "MX-1" },
  move: act("MX-15", { cost: COSTS.step_land_to_land }),
  found: act("MX-8", { cost: COSTS.found_district }),
  dig: act("MX-5", { cost: COSTS.build_canal_double }),
  span: act("MX-9", { cost: COSTS.build_bridge }),
  raise: act("MX-13", {
    least: Math.min(...Object.values(COSTS.build_temple)),
    most: Math.max(...Object.values(COSTS.build_temple)),
  }),
  teleport: act("MX-17", { cost: COSTS.teleport }),
  buy: act("MX-18", { cost: COSTS.buy_action_token, most: actionPoints.max_tokens_bought_per_turn }),
};
