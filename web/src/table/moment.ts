/** Where a game stands, for the bar above the table: its age or period, its day or round, and what comes next. */
export interface Moment {
  era: string;
  now: string;
  next: string;
}
