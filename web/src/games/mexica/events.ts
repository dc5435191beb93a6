/** What the events of Mexica mean to a table. */
import type { GameEvent } from "@/lib/protocol";
import { COMMON, type EventMeaning } from "@/table/events";
import { beatsOf } from "./beats";

/** The end of a turn is listed where it leaves something unused. */
const isUneventful = ({ event, left }: GameEvent): boolean =>
  event === "turn_began" || event === "spent" || (event === "turn_ended" && !Number(left ?? 0));

export const events: EventMeaning = {
  ...COMMON,
  headings: new Set(["round_began", "period_ended", "game_ended"]),
  milestones: new Set(["period_ended"]),
  sounds: {
    ...COMMON.sounds,
    canal_laid: "water",
    sailed: "water",
    bridge_built: "stone",
    temple_built: "stone",
    district_founded: "drum",
  },
  isSilent: (event, before) =>
    isUneventful(event) || (event.event === "scored" && before?.event === "district_scored"),
  places: ({ cell, other }) =>
    [cell, other].filter((place): place is string => typeof place === "string" && place !== ""),
  signs: () => import("./log/signs").then(({ signs }) => signs),
  beats: beatsOf,
};
