/** Has nobody at this browser finished a lesson yet? The home page asks, and need not load what lessons need. */
export const STORED = "sacbe-lessons";

export const isNewcomer = (): boolean => !(localStorage.getItem(STORED) ?? "").includes('"done":true');
