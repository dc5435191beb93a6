/** Where the chips of the districts lie: in free lake beside the district, else on its free cells, never on a piece. */
import { FRAME, S, centre, corner, type Point } from "../geometry";
import { ISLAND } from "../material";
import { ranked } from "../colours";
import type { Colour, District } from "../view";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Chip extends Box {
  district: District;
  isNew: boolean;
  fits: boolean;
}

const HEIGHT = 21;
const STEP = S / 4;
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
const grown = (box: Box, by: number): Box => ({ x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by });

const MOST_RANKS = 3;
const DIGIT = 7;
const digits = (value: number): number => String(value).length;

export interface Part {
  colour: Colour;
  sum: number;
  x: number;
}

/** How the parts of a chip follow each other: the size, the word "fits", the colours by rank. */
export function partsOf(district: District, fits: boolean): { parts: Part[]; width: number; fitsAt: number } {
  const fitsAt = 11 + digits(district.size) * 8.4;
  let x = fitsAt + (fits ? 33 : 2);
  const parts = ranked(district.levels).slice(0, MOST_RANKS).map(({ colour, sum }) => {
    const part = { colour, sum, x };
    x += 16 + digits(sum) * DIGIT;
    return part;
  });
  return { parts, width: x + 8, fitsAt };
}

/** A chip for each district; the small districts choose first, for they have the least room. */
export function layChips(districts: { district: District; isNew: boolean; fits: boolean }[], pieces: Box[], keepOut: Box[]): Chip[] {
  const laid: Chip[] = [];
  for (const wanted of districts.toSorted((a, b) => a.district.size - b.district.size)) {
    const { width } = partsOf(wanted.district, wanted.fits);
    laid.push({ ...wanted, ...best(wanted.district, width, pieces, [...keepOut, ...laid]) });
  }
  return laid;
}

function best(district: District, width: number, pieces: Box[], keepOut: Box[]): Box {
  const own = new Set(district.cells);
  const middle = mean(district.cells.map(centre));
  const others = ISLAND.filter((cell) => !own.has(cell)).map(square);
  const mine = district.cells.map(square);
  const reach = bounds(mine);
  let found: Box = { x: middle.x - width / 2, y: middle.y, width, height: HEIGHT };
  let least = Infinity;
  for (let y = reach.y - HEIGHT - 14; y <= reach.y + reach.height + 14; y += STEP / 2) {
    for (let x = reach.x - width - 8; x <= reach.x + reach.width + 8; x += STEP) {
      const box = { x, y, width, height: HEIGHT };
      const cost = price(box, { middle, mine, others, pieces, keepOut, reach });
      if (cost < least) [found, least] = [box, cost];
    }
  }
  return found;
}

interface Around {
  middle: Point;
  mine: Box[];
  others: Box[];
  pieces: Box[];
  keepOut: Box[];
  reach: Box;
}

/** How bad a place is: other things under the chip weigh most, then foreign land, then the distance. */
function price(box: Box, { middle, mine, others, pieces, keepOut, reach }: Around): number {
  const seen = { x: FRAME.x + 22, y: FRAME.y + 4, width: FRAME.width - 28, height: FRAME.height - 26 };
  const hidden = box.width * box.height - overlap(box, seen);
  const touches = mine.some((cell) => overlap(grown(box, 11), cell) > 0);
  const sum = (boxes: Box[], by = 1): number => boxes.reduce((total, other) => total + overlap(grown(box, by), other), 0);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const far = Math.hypot(at.x - middle.x, at.y - middle.y) / Math.hypot(reach.width + S, reach.height + S);
  return hidden * 60 + sum(keepOut, 2) * 40 + sum(pieces) * 14 + sum(others) * 1.6 + sum(mine) * 0.75 + (touches ? 0 : 4000) + far * 420;
}

const square = (cell: string): Box => ({ ...corner(cell), width: S, height: S });

function mean(points: Point[]): Point {
  const total = points.reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), { x: 0, y: 0 });
  return { x: total.x / points.length, y: total.y / points.length };
}

function bounds(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
