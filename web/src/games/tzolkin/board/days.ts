/** The days on the wheel: what each tooth says, which food day is next, which quick tile and prophecy lie where. */
import { WHEEL_TEETH } from "../geometry";
import { FOOD_DAYS, QUICK_SLOTS, type FoodDay } from "../material";

export const LAST_DAY = Math.max(...FOOD_DAYS.map(({ day }) => day));

/**
 * The day that a tooth stands for: the first tooth is day 1, then 27, the last. Only two days at once lead past that, by
 * one; no other tooth ever stands for a second day.
 */
export function dayOfTooth(tooth: number, today: number): number {
  const next = tooth + 1 + WHEEL_TEETH;
  return today > 1 && next <= Math.max(LAST_DAY, today) ? next : tooth + 1;
}

/** The next food day; one whose day has been passed over is held today. */
export function nextFoodDay(held: number): FoodDay | null {
  return FOOD_DAYS[held] ?? null;
}

export const daysUntil = (food: FoodDay, today: number): number => Math.max(0, food.day - today);

/** The food day that falls on a day, if any. */
export const foodOn = (day: number): FoodDay | undefined => FOOD_DAYS.find((food) => food.day === day);

export interface Quarter {
  from: number;
  to: number;
}

/** The days from one food day to the next: the quarters, the first without a prophecy. */
export const QUARTERS: Quarter[] = FOOD_DAYS.map((food, k) => ({
  from: (FOOD_DAYS[k - 1]?.day ?? 0) + 1,
  to: food.day,
}));

/** The days of a quick tile that show it; a food day keeps its cell. */
export const quickDays = (slot: number): number[] =>
  (QUICK_SLOTS[slot] ?? []).filter((day) => day <= LAST_DAY && !foodOn(day));
