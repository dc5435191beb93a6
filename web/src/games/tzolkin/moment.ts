/** Where a game of Tzolk'in stands: the age, the day, the next food day. */
import { t } from "@/lib/language.svelte";
import type { Moment } from "@/table/moment";
import { LAST_DAY, daysUntil, nextFoodDay } from "./board/days";
import { AGES } from "./seats";
import type { TzolkinView } from "./view";

export function momentOf(view: TzolkinView): Moment {
  const food = nextFoodDay(view.food_days);
  return {
    era: t("web-tzolkin-age", { age: AGES[view.age] ?? "" }),
    // Two days at once may lead past the last one, on which the game ends all the same.
    now: t("web-tzolkin-day-of", { day: Math.min(view.day, LAST_DAY), days: LAST_DAY }),
    next: food ? t("web-tzolkin-food-day-in", { days: daysUntil(food, view.day) }) : "",
  };
}
