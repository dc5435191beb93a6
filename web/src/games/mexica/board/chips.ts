/** Where the chips of the districts lie: in free lake beside the district, else on its free cells, never on a piece. */
import { COLUMNS, FRAME, LINES, S, centre, corner, nameOf, placeOf, type Point } from "../geometry";
import { isIsland } from "../material";
import { ranked } from "../pieces/colours";
import type { Colour, District } from "../view";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** A district with a chip; `fits` is the word for it where an open calpulli has its size, otherwise empty. */
export interface Label {
  district: District;
  isNew: boolean;
  fits: string;
}
export type Chip = Label & Box;

const HEIGHT = 21;
const COARSE = S / 3;
const FINE = S / 16;
/** Where a chip is seen whole. */
const SEEN = { x: FRAME.x + 22, y: FRAME.y + 4, width: FRAME.width - 28, height: FRAME.height - 26 };
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
const grown = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

const MAX_RANKS = 3;
const DIGIT = 6.5;
const LETTER = 6.4;
const digits = (value: number): number => String(value).length;

export interface Part {
  colour: Colour;
  sum: number;
  x: number;
}

/** How the parts of a chip follow each other: the size, the word that says it fits, the colours by rank. */
export function partsOf(district: District, fits: string): { parts: Part[]; width: number; fitsAt: number } {
  const fitsAt = 11 + digits(district.size) * 8.4;
  let x = fitsAt + (fits ? 8 + fits.length * LETTER : 2);
  const parts = ranked(district.levels)
    .slice(0, MAX_RANKS)
    .map(({ colour, sum }) => {
      const part = { colour, sum, x };
      x += 16 + digits(sum) * DIGIT;
      return part;
    });
  return { parts, width: x + 8, fitsAt };
}

/** A chip for each district; the small districts choose first, for they have the least room. */
export function layChips(districts: Label[], pieces: Box[]): Chip[] {
  const laid: Box[] = [];
  return districts
    .toSorted((a, b) => a.district.size - b.district.size)
    .map((wanted) => {
      const { width } = partsOf(wanted.district, wanted.fits);
      const box = best(wanted.district, width, pieces, laid);
      laid.push(box);
      return { ...wanted, ...box };
    });
}

/** Where chips were laid, by all that the place depends on: few of them have to go elsewhere when a piece moves. */
const places = new Map<string, Box>();
const MOST_PLACES = 400;

function best(district: District, width: number, pieces: Box[], keepOut: Box[]): Box {
  const reach = bounds(district.cells.map(square));
  const from = { x: reach.x - width - 8, y: reach.y - HEIGHT - 14 };
  const to = { x: reach.x + reach.width + 8, y: reach.y + reach.height + 14 };
  const part = grown({ ...from, width: to.x + width - from.x, height: to.y + HEIGHT - from.y }, COARSE + 2);
  const near = (boxes: Box[]): Box[] => boxes.filter((box) => overlap(box, part) > 0);
  const [nearPieces, nearChips] = [near(pieces), near(keepOut)];
  const key = JSON.stringify([district.cells, width, nearPieces, nearChips]);
  const known = places.get(key);
  if (known) return known;
  const around: Around = {
    land: landFor(district.cells),
    middle: mean(district.cells.map(centre)),
    pieces: nearPieces,
    keepOut: nearChips,
    reach,
  };
  const coarse = least(around, width, { from, to, step: COARSE });
  const found = least(around, width, {
    from: { x: coarse.x - COARSE, y: coarse.y - COARSE },
    to: { x: coarse.x + COARSE, y: coarse.y + COARSE },
    step: FINE,
  });
  if (places.size >= MOST_PLACES) places.clear();
  places.set(key, found);
  return found;
}

/** The place in a part of the board that is least bad. */
function least(
  around: Around,
  width: number,
  { from, to, step }: { from: Point; to: Point; step: number },
): Box {
  let found: Box = { ...from, width, height: HEIGHT };
  let lowest = Infinity;
  for (let { y } = from; y <= to.y; y += step) {
    for (let { x } = from; x <= to.x; x += step) {
      const box = { x, y, width, height: HEIGHT };
      const cost = price(box, around, lowest);
      if (cost < lowest) [found, lowest] = [box, cost];
    }
  }
  return found;
}

interface Around {
  land: Uint8Array;
  middle: Point;
  pieces: Box[];
  keepOut: Box[];
  reach: Box;
}

/** How bad a place is: other things under the chip weigh most, then foreign land, then the distance. */
function price(box: Box, { land, middle, pieces, keepOut, reach }: Around, lowest: number): number {
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const far = Math.hypot(at.x - middle.x, at.y - middle.y) / Math.hypot(reach.width + S, reach.height + S);
  const hidden = box.width * box.height - overlap(box, SEEN);
  let cost = hidden * 60 + far * 420;
  if (cost < lowest) cost += groundUnder(box, land);
  for (const other of keepOut) if (cost < lowest) cost += overlap(grown(box, 2), other) * 40;
  for (const piece of pieces) if (cost < lowest) cost += overlap(grown(box, 1), piece) * 14;
  return cost;
}

const [FOREIGN, OWN] = [1, 2];
const NOBODYS = Uint8Array.from({ length: LINES * COLUMNS }, (_, at) =>
  isIsland(nameOf({ row: Math.floor(at / COLUMNS), column: at % COLUMNS })) ? FOREIGN : 0,
);
/** The board as numbers: lake, foreign land, the own district. */
function landFor(cells: readonly string[]): Uint8Array {
  const land = NOBODYS.slice();
  for (const { row, column } of cells.map(placeOf)) land[row * COLUMNS + column] = OWN;
  return land;
}

/** What the land under a chip costs: foreign land also beside it, for a chip must not seem to belong there. */
function groundUnder(box: Box, land: Uint8Array): number {
  const wide = grown(box, 11);
  let cost = 0;
  let touches = false;
  for (
    let row = Math.max(0, Math.floor(wide.y / S));
    row * S < wide.y + wide.height && row < LINES;
    row += 1
  ) {
    for (
      let column = Math.max(0, Math.floor(wide.x / S));
      column * S < wide.x + wide.width && column < COLUMNS;
      column += 1
    ) {
      const ground = land[row * COLUMNS + column];
      if (ground === OWN) touches = true;
      const cell = { x: column * S, y: row * S, width: S, height: S };
      if (ground === OWN) cost += overlap(box, cell) * 0.5;
      if (ground === FOREIGN) cost += overlap(box, cell) * 1.6 + overlap(wide, cell) * 1.1;
    }
  }
  return cost + (touches ? 0 : 4000);
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
