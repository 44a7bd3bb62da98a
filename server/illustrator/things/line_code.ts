/**
 * @module Polylines as text: each coordinate the step from the one before, in characters from "?" to "~",
 * five bits each. About three characters hold a point.
 */
import type { Point } from "../scene.ts";

/** The lowest character; separators below it never occur in a code. */
const ZERO = 63;

/** The text of a polyline with whole coordinates. */
export function encodeLine(points: readonly Point[]): string {
  let x = 0, y = 0, text = "";
  for (const [nextX, nextY] of points) {
    text += encodeNumber(nextX - x) + encodeNumber(nextY - y);
    [x, y] = [nextX, nextY];
  }
  return text;
}

/** The polyline of a text that `encodeLine` made. */
export function decodeLine(text: string): Point[] {
  const points: Point[] = [];
  let x = 0, y = 0, at = 0;
  const next = () => {
    let value = 0, shift = 0, digit: number;
    do {
      digit = text.charCodeAt(at++) - ZERO;
      value |= (digit & 31) << shift;
      shift += 5;
    } while (digit & 32);
    return value & 1 ? -((value + 1) >> 1) : value >> 1;
  };
  while (at < text.length) {
    x += next();
    y += next();
    points.push([x, y]);
  }
  return points;
}

/** Small numbers of either sign become small ones without: 0, -1, 1, -2 are 0, 1, 2, 3. */
function encodeNumber(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = "";
  while (rest > 31) {
    text += String.fromCharCode(ZERO + ((rest & 31) | 32));
    rest >>= 5;
  }
  return text + String.fromCharCode(ZERO + rest);
}
