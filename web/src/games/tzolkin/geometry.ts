/**
 * Where everything on the board lies: the wheel of 26 teeth, the five gears that mesh with it, their spaces and plates.
 * Lengths of gears are in modules m (pitch diameter / teeth), drawn at 14.6 units each; angles are degrees, clockwise
 * from east. All gears stand in directions where the wheel has a tooth at rest, so one rest position serves them all.
 */
import calendar from "@engine/tzolkin/data/calendar.json";
import data from "@engine/tzolkin/data/gears.json";

export const M = 14.6;
export const WHEEL_TEETH = calendar.teeth;
export const STEP = 360 / WHEEL_TEETH;
const ALPHA = 134.6;
const PRESSURE = radians(25);
const ADDENDUM = 0.72;
const DEDENDUM = 0.88;
const PLAY = 0.05;
const TIP = 0.12;
const ROOT = 0.25;

export const GEARS = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"] as const;
export type Gear = (typeof GEARS)[number];

const PLACE: Record<Gear, number> = { chichen_itza: 0, palenque: 6, yaxchilan: 11, tikal: 16, uxmal: 21 };
const ofGears = <Value>(read: (gear: Gear) => Value): Record<Gear, Value> =>
  Object.fromEntries(GEARS.map((gear) => [gear, read(gear)])) as Record<Gear, Value>;

export const TEETH = ofGears((gear) => data.gears[gear].teeth);
/** How spaces and actions of a gear begin, as in `P4`. */
export const LETTER = ofGears((gear) => gear.charAt(0).toUpperCase());

/** The arrow that shows today, between Palenque and Yaxchilan. */
export const TODAY = ALPHA + 9 * STEP;
export const BOX = { x: -25.6 * M, y: -26.5 * M, width: 52.8 * M, height: 52.2 * M };

export interface Point {
  x: number;
  y: number;
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** The point at a radius (in m) and an angle, in drawing units. */
export function at(radius: number, angle: number): Point {
  const a = radians(angle);
  return { x: radius * M * Math.cos(a), y: radius * M * Math.sin(a) };
}

/** The direction from the wheel's centre to a gear. */
export const direction = (gear: Gear): number => ALPHA + PLACE[gear] * STEP;

export const centre = (gear: Gear): Point => at((WHEEL_TEETH + TEETH[gear]) / 2, direction(gear));

/** The last numbered space of a gear. */
export const lastSpace = (gear: Gear): number => data.gears[gear].last_space;

export function spaceAngle(gear: Gear, space: number): number {
  const teeth = TEETH[gear];
  return direction(gear) + 180 + (360 / teeth) * (space - (teeth - 1.5));
}

/** Where the slots of a gear lie, in m from its centre. */
export const slotRadius = (gear: Gear): number => TEETH[gear] / 2 - 1.47;

/** A slot of a gear, from the gear's centre; `turned` is in days and may be a fraction. */
export const slot = (gear: Gear, space: number, turned = 0): Point =>
  at(slotRadius(gear), spaceAngle(gear, space) + (turned * 360) / TEETH[gear]);

/** A gear's rotation on a day: its tooth 0 points there. */
export const gearAngle = (gear: Gear, day: number): number => spaceAngle(gear, day - 1);

/** The direction of a tooth of the wheel on a day. */
export const toothAngle = (tooth: number, day: number): number => TODAY + (tooth - (day - 1)) * STEP;

const involute = (angle: number): number => Math.tan(angle) - angle;

/** Half the angle, in radians, that a tooth of a gear spans at a radius. */
export function halfTooth(teeth: number, radius: number): number {
  const base = (teeth / 2) * Math.cos(PRESSURE);
  const angle = Math.acos(Math.min(1, base / Math.max(radius, base)));
  return (Math.PI / (2 * teeth)) * (1 - PLAY) + involute(PRESSURE) - involute(angle);
}

const radii = (teeth: number): { root: number; tip: number } => ({
  root: teeth / 2 - DEDENDUM,
  tip: teeth / 2 + ADDENDUM,
});

const polar = (radius: number, angle: number): string =>
  `${(radius * M * Math.cos(angle)).toFixed(2)} ${(radius * M * Math.sin(angle)).toFixed(2)}`;

const arc = (radius: number, to: string): string =>
  `A${(radius * M).toFixed(2)} ${(radius * M).toFixed(2)} 0 0 1 ${to}`;

/** One tooth from flank to flank, its middle at an angle in radians. */
function flanks(teeth: number, middle: number, from: number): string {
  const { tip } = radii(teeth);
  const shoulder = tip - TIP;
  const rise = Array.from({ length: 6 }, (_, k) => from + ((shoulder - from) * k) / 5);
  const cap = Math.max(0.02, halfTooth(teeth, tip) - TIP / tip);
  const corner = halfTooth(teeth, shoulder);
  return [
    ...rise.map((radius) => `L${polar(radius, middle - halfTooth(teeth, radius))}`),
    `Q${polar(tip, middle - corner)} ${polar(tip, middle - cap)}`,
    arc(tip, polar(tip, middle + cap)),
    `Q${polar(tip, middle + corner)} ${polar(shoulder, middle + corner)}`,
    ...rise.toReversed().map((radius) => `L${polar(radius, middle + halfTooth(teeth, radius))}`),
  ].join("");
}

/** The closed outline of a gear whose tooth 0 points east. */
export function gearPath(teeth: number): string {
  const { root } = radii(teeth);
  const base = Math.max(root, (teeth / 2) * Math.cos(PRESSURE));
  const foot = halfTooth(teeth, base);
  const parts: string[] = [];
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const middle = (2 * Math.PI * tooth) / teeth;
    const next = middle + (2 * Math.PI) / teeth;
    parts.push(
      `${tooth ? "L" : "M"}${polar(root + ROOT, middle - foot)}`,
      flanks(teeth, middle, base),
      `L${polar(root + ROOT, middle + foot)}Q${polar(root, middle + foot)} ${polar(root, middle + foot + ROOT / root)}`,
      arc(root, polar(root, next - foot - ROOT / root)),
      `Q${polar(root, next - foot)} ${polar(root + ROOT, next - foot)}`,
    );
  }
  return `${parts.join("")}Z`;
}

/** One tooth of the wheel as a path of its own, pointing up. */
export function toothPath(teeth: number): string {
  return `${flanks(teeth, -Math.PI / 2, radii(teeth).root).replace("L", "M")}Z`;
}

/** A ring's sector between two radii (in m) and two angles. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [at(inner, from), at(outer, from), at(outer, to), at(inner, to)];
  const wide = to - from > 180 ? 1 : 0;
  const text = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  return (
    `M${text(a)}L${text(b)}A${(outer * M).toFixed(1)} ${(outer * M).toFixed(1)} 0 ${wide} 1 ${text(c)}` +
    `L${text(d)}A${(inner * M).toFixed(1)} ${(inner * M).toFixed(1)} 0 ${wide} 0 ${text(a)}Z`
  );
}

/** An arc for a text or a line to follow. */
export function arcPath(radius: number, from: number, to: number): string {
  const [a, b] = [at(radius, from), at(radius, to)];
  const length = (radius * M).toFixed(1);
  const wide = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}A${length} ${length} 0 ${wide} ${to > from ? 1 : 0} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
}

/** The first and last angle of the plate of a space; null where there is none of its own. */
export function plateAngles(gear: Gear, space: number): [number, number] | null {
  const width = 360 / TEETH[gear];
  const middle = spaceAngle(gear, space);
  const free = data.gears[gear].free_choice_spaces;
  if (space === free[0]) return [middle - width / 2 + 0.7, middle + (free.length > 1 ? width + 2 : 6)];
  if (space < 1 || space > lastSpace(gear) || free.includes(space)) return null;
  return [middle - width / 2 + 0.7, middle + width / 2 - 0.7];
}
