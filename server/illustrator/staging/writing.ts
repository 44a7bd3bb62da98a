/**
 * @module Words that a picture shows: in a speech bubble, on a sign beside the cat, on a banner above it.
 */
import type { Colour } from "../colour/colour.ts";
import { LETTER, lettered, type Stroke } from "../geometry/letters.ts";
import type { Box } from "../geometry/measure.ts";
import { box, ellipse } from "../geometry/shapes.ts";
import { mark, region } from "../items.ts";
import { INK, WHITE } from "../colour/palette.ts";
import type { Item, Mark, Point } from "../scene.ts";
import type { Writing } from "../spec.ts";

/** Letters of a line at most; longer texts are broken. */
const LINE = { "speech bubble": 14, sign: 9, banner: 22 } as const;

/** Height of a letter in units of the cat, half the width of its strokes, room around the words. */
const HIGH = 40, PEN = 4.6, PADDING = 26;

/** From one line of words to the next, in heights of a letter. */
const LEADING = 1.72;

const WOOD: Colour = { l: 0.72, c: 0.08, h: 70 };

/** What a text needs around a cat, in units of the cat; the picture of a mirrored one is turned round. */
export function roomFor({ on, text }: Writing, around: Box, { mirrored = false } = {}): Box {
  const { width, height } = sizeOf(broken(text, LINE[on]));
  const middle = (around.left + around.right) / 2;
  if (on === "sign") {
    return mirrored
      ? { ...around, left: around.left - width - 16 }
      : { ...around, right: around.right + width + 16 };
  }
  return {
    ...around,
    top: around.top - height - (on === "banner" ? 24 : 46),
    left: Math.min(around.left, middle - width / 2),
    right: Math.max(around.right, middle + width / 2),
  };
}

/**
 * The board or bubble with its words, in units of the picture: `around` is the box of all that the picture shows
 * of cats and things, `head` the middle of the speaker's head, `scale` the size of the cat.
 */
export function writingItems(
  { on, text }: Writing,
  { around, head, ground, scale }: { around: Box; head: Point; ground: number; scale: number },
): Item[] {
  const lines = broken(text, LINE[on]);
  const { width, height } = sizeOf(lines, scale);
  if (on === "speech bubble") {
    const x = within(head[0] + 30 * scale, width), y = around.top - 40 * scale - height / 2;
    return [bubble([x, y], { width, height, head, scale, marks: words(lines, [x, y], scale) })];
  }
  const middle: Point = on === "sign"
    ? [around.right + 12 * scale + width / 2, ground - (height / 2 + 110 * scale)]
    : [within((around.left + around.right) / 2, width), around.top - 20 * scale - height / 2];
  const board = boardOf({ on, text }, { middle, scale });
  return on === "sign" ? [post(middle[0], middle[1], ground, scale), board] : [
    ...[-1, 1].map((side) => ribbonEnd(middle, side as -1 | 1, { width, height, scale })),
    board,
  ];
}

/** How large the board of a text is, in units of the cat. */
export function boardSize(
  { on, text }: Writing,
  { least }: { least?: number } = {},
): { width: number; height: number } {
  return sizeOf(broken(text, LINE[on]), 1, least);
}

/** The board or cloth of a text with its middle there. */
export function boardOf(
  { on, text }: Writing,
  { middle, scale, least }: { middle: Point; scale: number; least?: number },
): Item {
  const lines = broken(text, LINE[on]);
  const { width, height } = sizeOf(lines, scale, least);
  return region({
    name: on,
    role: "prop",
    texture: on === "sign" ? "wood" : "cloth",
    outline: box(middle[0] - width / 2, middle[1] - height / 2, width, height, 10 * scale),
    colour: on === "sign" ? WOOD : WHITE,
    line: 3.4 * scale,
    volume: 0.15,
    marks: words(lines, middle, scale),
  });
}

function bubble(
  [x, y]: Point,
  { width, height, head, scale, marks }: {
    width: number;
    height: number;
    head: Point;
    scale: number;
    marks: Mark[];
  },
): Item {
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  const round = 30 * scale;
  const foot = Math.min(right - 74 * scale, Math.max(left + 40 * scale, head[0] + 20 * scale));
  return region({
    name: "speech bubble",
    role: "prop",
    texture: "paper",
    outline: [
      ...corner([right - round, top + round], round, -90),
      ...corner([right - round, bottom - round], round, 0),
      [foot + 34 * scale, bottom],
      [foot - 14 * scale, bottom + 34 * scale],
      [foot, bottom],
      ...corner([left + round, bottom - round], round, 90),
      ...corner([left + round, top + round], round, 180),
    ],
    colour: WHITE,
    line: 3.4 * scale,
    volume: 0.1,
    marks,
  });
}

/** A quarter of a circle, clockwise from this angle. */
function corner([x, y]: Point, radius: number, from: number): Point[] {
  return [0, 22.5, 45, 67.5, 90].map((turn): Point => {
    const angle = (from + turn) * Math.PI / 180;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

function post(x: number, top: number, ground: number, scale: number): Item {
  return region({
    name: "sign post",
    role: "prop",
    texture: "wood",
    outline: box(x - 11 * scale, top, 22 * scale, ground - top, 3),
    colour: { l: 0.56, c: 0.07, h: 60 },
    line: 3 * scale,
  });
}

function ribbonEnd(
  [x, y]: Point,
  side: -1 | 1,
  { width, height, scale }: { width: number; height: number; scale: number },
): Item {
  const inner = x + side * (width / 2 - 10 * scale), outer = x + side * (width / 2 + 44 * scale);
  const [top, bottom] = [y - height / 2 + 14 * scale, y + height / 2 + 14 * scale];
  return region({
    name: "banner end",
    role: "prop",
    texture: "cloth",
    outline: [[inner, top], [outer, top], [outer - side * 22 * scale, (top + bottom) / 2], [
      outer,
      bottom,
    ], [inner, bottom]],
    colour: { l: 0.82, c: 0.02, h: 80 },
    line: 3 * scale,
  });
}

/** Strokes of all lines, centred. */
function words(lines: readonly string[], [x, y]: Point, scale: number): Mark[] {
  const unit = HIGH * scale / LETTER;
  const top = y - ((lines.length - 1) * LEADING * HIGH + HIGH) * scale / 2;
  return lines.flatMap((line, row) => {
    const { strokes, width } = lettered(line);
    const left = x - width * unit / 2, high = top + row * LEADING * HIGH * scale;
    return strokes.map((stroke) => pen(stroke, { left, high, unit, half: PEN * scale }));
  });
}

function pen(
  [from, to]: Stroke,
  { left, high, unit, half }: { left: number; high: number; unit: number; half: number },
): Mark {
  const [ax, ay] = [left + from[0] * unit, high + from[1] * unit];
  const [bx, by] = [left + to[0] * unit, high + to[1] * unit];
  const length = Math.hypot(bx - ax, by - ay);
  if (length < 0.01) return mark("detail", ellipse([ax, ay], half * 1.25, half * 1.25), INK);
  const [ux, uy] = [(bx - ax) / length * half, (by - ay) / length * half];
  return mark("detail", [
    [ax - ux * 0.7 - uy, ay - uy * 0.7 + ux],
    [bx + ux * 0.7 - uy, by + uy * 0.7 + ux],
    [bx + ux * 0.7 + uy, by + uy * 0.7 - ux],
    [ax - ux * 0.7 + uy, ay - uy * 0.7 - ux],
  ], INK);
}

/** The least room for the words of a board, in units. */
const NARROWEST = 70;

function sizeOf(
  lines: readonly string[],
  scale = 1,
  least = NARROWEST,
): { width: number; height: number } {
  const widest = Math.max(...lines.map((line) => lettered(line).width));
  return {
    width: (Math.max(least, widest * HIGH / LETTER) + PADDING * 2) * scale,
    height: ((lines.length - 1) * LEADING * HIGH + HIGH + PADDING * 2) * scale,
  };
}

/** Lines of at most so many letters; a longer word has a line of its own. */
function broken(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

function within(x: number, width: number): number {
  return Math.min(1004 - width / 2, Math.max(20 + width / 2, x));
}
