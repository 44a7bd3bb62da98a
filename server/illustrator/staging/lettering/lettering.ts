/** @module Words in strokes of a pen, in lines. */
import type { Colour } from "../../colour/colour.ts";
import { INK } from "../../colour/palette.ts";
import { LETTER, lettered, type Stroke } from "../../geometry/letters.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { LETTER_STROKE, type Mark, type Point } from "../../scene.ts";

/** Height of a letter in units of the cat. */
export const HIGH = 40;

/** From one line of words to the next, in heights of a letter. */
export const LEADING = 1.72;

/** Half the width of a stroke, in units of the cat. */
const PEN = 4.6;

/** Strokes of all lines, centred. */
export function words(lines: readonly string[], [x, y]: Point, scale: number, ink = INK): Mark[] {
  const unit = HIGH * scale / LETTER;
  const top = y - ((lines.length - 1) * LEADING * HIGH + HIGH) * scale / 2;
  return lines.flatMap((line, row) => {
    const { strokes, width } = lettered(line);
    const left = x - width * unit / 2, high = top + row * LEADING * HIGH * scale;
    return strokes.map((stroke): Mark => ({
      ...pen(stroke, { left, high, unit, half: PEN * scale, ink }),
      name: LETTER_STROKE,
    }));
  });
}

function pen(
  [from, to]: Stroke,
  { left, high, unit, half, ink }: {
    left: number;
    high: number;
    unit: number;
    half: number;
    ink: Colour;
  },
): Mark {
  const [ax, ay] = [left + from[0] * unit, high + from[1] * unit];
  const [bx, by] = [left + to[0] * unit, high + to[1] * unit];
  const length = Math.hypot(bx - ax, by - ay);
  if (length < 0.01) return mark("detail", ellipse([ax, ay], half * 1.25, half * 1.25), ink);
  const [ux, uy] = [(bx - ax) / length * half, (by - ay) / length * half];
  return mark("detail", [
    [ax - ux * 0.7 - uy, ay - uy * 0.7 + ux],
    [bx + ux * 0.7 - uy, by + uy * 0.7 + ux],
    [bx + ux * 0.7 + uy, by + uy * 0.7 - ux],
    [ax - ux * 0.7 + uy, ay - uy * 0.7 - ux],
  ], ink);
}

/** Lines of at most so many letters; a longer word has a line of its own. */
export function broken(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
