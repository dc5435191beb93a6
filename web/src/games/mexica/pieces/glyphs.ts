/** The line pictures of Mexica's actions, on a field of 24. */
export const GLYPHS = {
  move: "M9 3.5a2.2 2.2 0 1 0 .01 0M8 8.5l-3 3 .8 3M8 8.5l3.2 1 1.6 2.6 3.2.6M9.6 9.6l-.8 4.2 3 2.6.8 4.6M8.8 13.8l-1.4 3.4-3 3.4",
  found: "M5 21V4M5 4.5c5-2.5 8 2.5 14 0v8.5c-6 2.5-9-2.5-14 0",
  canal:
    "M3 8q2.2-2.6 4.5 0t4.5 0 4.5 0 4.5 0M3 13q2.2-2.6 4.5 0t4.5 0 4.5 0 4.5 0M3 18q2.2-2.6 4.5 0t4.5 0 4.5 0 4.5 0",
  bridge: "M2 17c3-6 6-8 10-8s7 2 10 8M2 11c3-4.5 6-6 10-6s7 1.5 10 6M7 6.5v5M12 5v4M17 6.5v5",
  temple: "M2.5 20h19v-4h-3v-4h-3V8h-7v4h-3v4h-3zM10.5 20V8M13.5 20V8",
  teleport:
    "M12 3v4M12 17v4M3 12h4M17 12h4M12 9.5a2.5 2.5 0 1 0 .01 0M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2",
  token: "M12 3.5a8.5 8.5 0 1 0 .01 0M12 7.5v9M7.5 12h9",
  vote: "M4 12.5l4 4 8-9M15 16.5l5 5M20 16.5l-5 5",
  boat: "M2.5 13c3 1.5 16 1.5 19 0-1.5 5-4 6-9.5 6S4 18 2.5 13zM12 12V4l5 6",
  districts: "M4 4h7v5h5v11H4zM11 4h9v5h-4",
  close: "M6 6l12 12M18 6L6 18",
  end: "M4 12.5l5.5 5.5L20.5 6.5",
} as const;

export type GlyphName = keyof typeof GLYPHS;
