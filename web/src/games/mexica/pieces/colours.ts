/** The colours of the game: what a seat's pieces are painted with, and the shape that says the same without colour. */
import type { Colour } from "../view";

export interface Paint {
  top: string;
  face: string;
  dark: string;
  /** Numerals on bone. */
  ink: string;
}

export const BONE = "#FFF8E6";
const RED: Paint = { top: "#DC5A68", face: "#B5283A", dark: "#74121F", ink: "#8E1727" };
const YELLOW: Paint = { top: "#FBD160", face: "#E9A51B", dark: "#8A5805", ink: "#744800" };
const BLUE: Paint = { top: "#6C97E0", face: "#2B62B8", dark: "#163768", ink: "#1C4A92" };
const GREEN: Paint = { top: "#5CC29B", face: "#28896A", dark: "#0B4732", ink: "#0F5A41" };
const NEUTRAL: Paint = { top: "#B9B2A6", face: "#8C8478", dark: "#4A443B", ink: "#3A352E" };
const SEATS = [RED, YELLOW, BLUE, GREEN];

export const paint = (colour: Colour): Paint => (colour === "neutral" ? NEUTRAL : (SEATS[colour] ?? NEUTRAL));

const circle = (s: number): string => `M${-s},0a${s},${s} 0 1 0 ${2 * s},0a${s},${s} 0 1 0 ${-2 * s},0Z`;
const triangle = (s: number): string => `M0,${-s * 1.12}L${s * 1.22},${s * 0.92}H${-s * 1.22}Z`;
const square = (s: number): string => `M${-s * 0.9},${-s * 0.9}h${1.8 * s}v${1.8 * s}h${-1.8 * s}Z`;
const diamond = (s: number): string => `M0,${-s * 1.22}L${s * 1.16},0L0,${s * 1.22}L${-s * 1.16},0Z`;
const cross = (s: number): string =>
  `M${-s * 0.62},${-s * 1.05}h${s * 1.24}v${s * 0.43}h${s * 0.43}v${s * 1.24}h${-s * 0.43}v${s * 0.43}h${-s * 1.24}v${-s * 0.43}h${-s * 0.43}v${-s * 1.24}h${s * 0.43}Z`;
const SHAPES = [circle, triangle, square, diamond];

/** The shape of a colour as a path around the origin. */
export const shape = (colour: Colour, size: number): string =>
  (colour === "neutral" ? cross : (SHAPES[colour] ?? cross))(size);

/** The level sums of a district, each with its colour, the highest first. */
export function ranked(levels: readonly number[]): { colour: Colour; sum: number }[] {
  return levels
    .map((sum, index) => ({ colour: index < SEATS.length ? index : ("neutral" as const), sum }))
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum);
}
