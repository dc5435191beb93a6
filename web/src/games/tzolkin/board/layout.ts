/** Upright signs set along the arc of a plate: where each stands, so that they read left to right or top down. */
import { M, radians } from "../geometry";
import type { Sign } from "../pieces/signs";

export interface Set {
  sign: Sign;
  /** Angle on the arc. */
  angle: number;
  /** Direction of reading, for the marks between signs. */
  along: { x: number; y: number };
  size: number;
}

const ICON = 18.5;
const SMALL = 16.8;

export const showsNumber = (sign: Sign): boolean => sign.amount !== undefined && sign.amount !== 1;

function extent(sign: Sign, size: number): [number, number] {
  if (sign.icon === "/") return [5, 8];
  if (sign.icon === ">") return [8, 8];
  if (sign.icon === "vp") return [size + 3, size + 2.5];
  return showsNumber(sign) ? [size + 9.5, size] : [size, size];
}

function gap(one: Sign, other: Sign, size: number, along: { x: number; y: number }): number {
  const [w1, h1] = extent(one, size);
  const [w2, h2] = extent(other, size);
  const apart = Math.min(
    (w1 + w2) / 2 / Math.max(Math.abs(along.x), 0.01),
    (h1 + h2) / 2 / Math.max(Math.abs(along.y), 0.01),
  );
  const near = w1 < 23 && w2 < 23 ? ((w1 + w2 + h1 + h2) / 4) * 1.08 : Infinity;
  return Math.min(apart, near) + 1.6;
}

/** Signs set along the arc of a radius (in m) around an angle. */
export function setAlong(signs: Sign[], radius: number, angle: number): Set[] {
  const tangent = radians(angle + 90);
  let along = { x: Math.cos(tangent), y: Math.sin(tangent) };
  const isTurned = along.x < -0.35 || (Math.abs(along.x) <= 0.35 && along.y < 0);
  if (isTurned) along = { x: -along.x, y: -along.y };
  const isTight = signs.length === 3 && (signs.some((sign) => sign.icon === "/") || signs[1]?.icon === "vp");
  const size = isTight ? SMALL : ICON;
  const places = [0];
  for (const [k, sign] of signs.entries()) {
    const next = signs[k + 1];
    if (next) places.push((places[k] ?? 0) + gap(sign, next, size, along));
  }
  const middle = (places.at(-1) ?? 0) / 2;
  return signs.map((sign, k) => {
    const turn = (((places[k] ?? 0) - middle) / (radius * M)) * (180 / Math.PI);
    return { sign, angle: angle + (isTurned ? -turn : turn), along, size };
  });
}
