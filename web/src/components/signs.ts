/** The signs beside people's names: pictures on a grid of 24, in the middle of a coloured disc. */
export const PICTURES = {
  sun: {
    fill: "M12 8.2a3.8 3.8 0 1 0 .01 0Z",
    line: "M12 3.8v2M12 18.2v2M3.8 12h2M18.2 12h2M6.2 6.2l1.4 1.4M16.4 16.4l1.4 1.4M17.8 6.2l-1.4 1.4M7.6 16.4l-1.4 1.4",
  },
  moon: { fill: "M15.6 4.6a8 8 0 1 0 3.8 11.6A7.2 7.2 0 0 1 15.6 4.6Z", line: "" },
  maize: {
    fill: "M12 3.4c2.9 2 3.6 7.4 1.6 12.2h-3.2C8.4 10.8 9.1 5.4 12 3.4Z",
    line: "M12 20.6v-5M11.6 18.6C7.6 18.2 5.8 14.8 6.2 10.8M12.4 18.6c4-.4 5.8-3.8 5.4-7.8",
  },
  flower: {
    fill: "M12 10.2C8.4 7.2 9.6 3.6 12 3.6s3.6 3.6 0 6.6ZM13.8 12c3-3.6 6.6-2.4 6.6 0s-3.6 3.6-6.6 0ZM12 13.8c3.6 3 2.4 6.6 0 6.6s-3.6-3.6 0-6.6ZM10.2 12c-3 3.6-6.6 2.4-6.6 0s3.6-3.6 6.6 0Z",
    line: "",
  },
  shell: {
    fill: "",
    line: "M12 12.4c0-1.3 2-1.3 2 .5 0 2.4-4.6 2.3-4.6-.9 0-4.3 7.4-4.2 7.4 1 0 6-10.6 5.9-10.6-1.4 0-6.6 8.8-8.2 12-4.4",
  },
  water: {
    fill: "",
    line: "M4.4 8.6q1.9-2.8 3.8 0t3.8 0 3.8 0 3.8 0M4.4 13q1.9-2.8 3.8 0t3.8 0 3.8 0 3.8 0M4.4 17.4q1.9-2.8 3.8 0t3.8 0 3.8 0 3.8 0",
  },
  mountain: { fill: "M3.8 18.8v-3.3h2.6v-3.3h2.6V8.9h1.6V5.6h2.8v3.3H15v3.3h2.6v3.3h2.6v3.3Z", line: "" },
  jaguar: {
    fill: "M5.4 9.4 4.2 4.6l4.4 1.6c2.2-.7 4.6-.7 6.8 0l4.4-1.6-1.2 4.8c1.4 5.6-2.2 10-6.6 10s-8-4.4-6.6-10ZM8.6 10.2l2.6 1.3-.3 1.2c-1.2.2-2.2-.8-2.3-2.5ZM15.4 10.2l-2.6 1.3.3 1.2c1.2.2 2.2-.8 2.3-2.5ZM10.6 14.6h2.8L12 16.4Z",
    line: "",
  },
  bird: {
    fill: "M3.4 8.4 9 8.6c1-2.4 4-2.8 5.2-.8 1 1.6.6 3-.2 4.4 2.8-.2 5-1.8 6.8-4.8.3 5-2.4 9.4-7.6 9.6-.6 1.4-1.6 2.6-3.4 3.6.3-2 .2-3.4-.2-4.8-1.8-1.4-2-3.6-.8-5.6Z",
    line: "",
  },
  star: {
    fill: "M12 2.8c.9 5 3.3 7.4 8.4 9.2-5.1 1.8-7.5 4.2-8.4 9.2-.9-5-3.3-7.4-8.4-9.2 5.1-1.8 7.5-4.2 8.4-9.2Z",
    line: "",
  },
} as const;

export const COLOURS = {
  red: "#a92338",
  yellow: "#b57a00",
  blue: "#2557a7",
  green: "#1f7558",
  plum: "#6a2c76",
  stone: "#4b443b",
} as const;

export type Picture = keyof typeof PICTURES;
export type Colour = keyof typeof COLOURS;

/** A sign taken apart; the first of each where there is none of that name. */
export function parts(sign: string): { picture: Picture; colour: Colour } {
  const [picture = "", colour = ""] = sign.split("-");
  return {
    picture: picture in PICTURES ? (picture as Picture) : "sun",
    colour: colour in COLOURS ? (colour as Colour) : "red",
  };
}
