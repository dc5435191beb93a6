/** What this browser looks at, where something covers the table: the board behind the set-up, a food day again. */
class Overlays {
  /** Is the board looked at while the set-up is chosen, or the table behind the final scores? */
  isTableShown = $state(false);
  /** Has begging been chosen, so that the temples show where one would step down? */
  isBegging = $state(false);
  /** The entry whose food day is shown again. */
  foodDay = $state<number | null>(null);
}

export const overlays = new Overlays();
