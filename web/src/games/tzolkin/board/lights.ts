/** Which part of the board stays in the light for a place: a whole gear, a plate, or a pad beside the wheel. */
import {
  at,
  centre,
  GEARS,
  LETTER,
  M,
  plateAngles,
  radians,
  TEETH,
  type Gear,
  type Point,
} from "../geometry";

const round = (value: number): string => value.toFixed(1);

function circle({ x, y }: Point, radius: number): string {
  const r = round(radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${round(2 * radius)} 0a${r} ${r} 0 1 0 ${round(-2 * radius)} 0Z`;
}

const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

/** The plates of a gear begin where its own light ends, so that both may be lit. */
const rim = (gear: Gear): number => TEETH[gear] / 2 + 1;

function plate(gear: Gear, space: number): string {
  const [from, to] = plateAngles(gear, space) ?? [0, 0];
  const middle = centre(gear);
  const point = (radius: number, angle: number): string => {
    const { x, y } = at(radius, angle);
    return `${round(middle.x + x)} ${round(middle.y + y)}`;
  };
  const [inner, outer] = [rim(gear), rim(gear) + 3.05];
  const wide = radians(to - from) > Math.PI ? 1 : 0;
  const arc = (radius: number, sweep: number, end: string): string =>
    `A${round(radius * M)} ${round(radius * M)} 0 ${wide} ${sweep} ${end}`;
  return `M${point(inner, from)}L${point(outer, from)}${arc(outer, 1, point(outer, to))}L${point(inner, to)}${arc(inner, 0, point(inner, from))}Z`;
}

const PADS: Record<string, (isNarrow: boolean) => string> = {
  starting_player_space: (isNarrow) => (isNarrow ? box(-286, -53, 80, 101) : box(-355, -32, 144, 81)),
  quick_action_space: () => box(-370, -58, 83, 134),
};

/** The lit shapes of all these places; what does not lie on the board has none. */
export function shapesOf(places: readonly string[], isNarrow: boolean): string {
  return places
    .map((place) => {
      const gear = GEARS.find((name) => name === place);
      if (gear) return circle(centre(gear), rim(gear) * M);
      const owner = GEARS.find((name) => LETTER[name] === place.charAt(0));
      const space = Number(place.slice(1));
      if (owner && plateAngles(owner, space)) return plate(owner, space);
      return PADS[place]?.(isNarrow) ?? "";
    })
    .join("");
}
