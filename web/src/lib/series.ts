/** Lines of a graph: points over moves as paths in a box, thinned to what can be seen. Pure geometry. */

export interface Field {
  width: number;
  height: number;
  /** The values at the foot and at the top. */
  least: number;
  most: number;
  /** How many steps there are in all. */
  steps: number;
}

/** A field that holds all values, with a round top. */
export function fieldOf(lines: number[][], width: number, height: number): Field {
  const values = lines.flat();
  const top = Math.max(10, ...values);
  const foot = Math.min(0, ...values);
  const step = gridStep(top - foot);
  return {
    width,
    height,
    least: foot < 0 ? Math.floor(foot / step) * step : 0,
    most: Math.ceil(top / step) * step,
    steps: Math.max(1, ...lines.map((line) => line.length - 1)),
  };
}

/** The distance of the lines across: 5, 10, 25, 50 … so that there are two to five of them. */
function gridStep(range: number): number {
  return [5, 10, 25, 50, 100, 250].find((step) => range / step <= 4) ?? 500;
}

/** The values of the lines across. */
export function grid({ least, most }: Field): number[] {
  const step = gridStep(most - least);
  const values: number[] = [];
  for (let value = Math.ceil(least / step) * step; value <= most; value += step) values.push(value);
  return values;
}

export const xOf = (field: Field, step: number): number => (step / field.steps) * field.width;
export const yOf = ({ height, least, most }: Field, value: number): number =>
  height - ((value - least) / (most - least)) * height;

/** One line as a path. Steps without a change are left out: points stay until they change. */
export function path(field: Field, line: number[]): string {
  const corners = line.flatMap((value, step) => {
    const isEdge = step === 0 || step === line.length - 1;
    const changes = value !== line[step - 1] || value !== line[step + 1];
    return isEdge || changes ? [`${round(xOf(field, step))},${round(yOf(field, value))}`] : [];
  });
  return `M${corners.join("L")}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Labels moved apart, so that none hides another; in the order they came. */
export function spread(wanted: number[], distance: number, least: number, most: number): number[] {
  const order = wanted.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  let before = least - distance;
  for (const label of order) before = label.value = Math.max(label.value, before + distance);
  let after = most + distance;
  for (const label of order.toReversed()) after = label.value = Math.min(label.value, after - distance);
  const placed = [...wanted];
  for (const { value, index } of order) placed[index] = value;
  return placed;
}
