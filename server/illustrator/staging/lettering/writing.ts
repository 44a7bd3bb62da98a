/**
 * @module Words that a picture shows: in a speech bubble, on a sign, board, card or mug beside the cat
 * or in its paws, on a banner above it.
 */
import type { Colour } from "../../colour/colour.ts";
import { LETTER, lettered } from "../../geometry/letters.ts";
import { bounds, type Box, heightOf, widthOf } from "../../geometry/measure.ts";
import { box } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { INK, WHITE } from "../../colour/palette.ts";
import type { Item, Mark, Point, Region, Texture } from "../../scene.ts";
import type { Writing } from "../../spec.ts";
import { broken, HIGH, LEADING, words } from "./lettering.ts";
import { mug, mugMarks } from "./mug.ts";

/** Letters of a line at most; longer texts are broken. */
const LINE = {
  "speech bubble": 14,
  sign: 9,
  banner: 22,
  blackboard: 12,
  whiteboard: 12,
  poster: 9,
  card: 10,
  mug: 6,
  garment: 8,
} as const;

/** Room around the words, in units of the cat. */
const PADDING = 26;

/** How what stands beside a cat, or is held in its paws, looks below its words. */
interface Board {
  texture: Texture;
  colour: Colour;
  ink?: Colour;
  /** Of its frame. */
  edge?: Colour;
  /** It stands on a post where no paws hold it. */
  hasPost?: true;
}

const CHALK: Colour = { l: 0.96, c: 0.01, h: 90 };

const BOARDS: Partial<Record<Writing["on"], Board>> = {
  sign: { texture: "wood", colour: { l: 0.72, c: 0.08, h: 70 }, hasPost: true },
  blackboard: {
    texture: "stone",
    colour: { l: 0.36, c: 0.035, h: 160 },
    ink: CHALK,
    edge: { l: 0.62, c: 0.08, h: 65 },
    hasPost: true,
  },
  whiteboard: {
    texture: "paper",
    colour: WHITE,
    ink: { l: 0.45, c: 0.16, h: 262 },
    edge: { l: 0.72, c: 0.01, h: 250 },
    hasPost: true,
  },
  poster: {
    texture: "paper",
    colour: { l: 0.93, c: 0.05, h: 92 },
    edge: { l: 0.6, c: 0.15, h: 30 },
    hasPost: true,
  },
  card: {
    texture: "paper",
    colour: { l: 0.98, c: 0.01, h: 90 },
    edge: { l: 0.72, c: 0.13, h: 10 },
  },
  mug: { texture: "stone", colour: { l: 0.72, c: 0.11, h: 230 } },
};

/** Whether these words stand on a thing that a cat can hold in both paws. */
export function isOnBoard({ on }: Writing): boolean {
  return on in BOARDS;
}

/** How far a frame reaches in, in units of the cat. */
const EDGE = 8;

/** What a text needs around a cat, in units of the cat; the picture of a mirrored one is turned round. */
export function roomFor({ on, text }: Writing, around: Box, { mirrored = false } = {}): Box {
  if (on === "garment") return around;
  const { width, height } = sizeOf(on, broken(text, LINE[on]));
  const middle = (around.left + around.right) / 2;
  if (on in BOARDS) {
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

/** The cloth of a garment, in the picture, with the words on it, as large as it has room for them. */
export function writtenOn(cloth: Region, { on, text }: Writing): Region {
  const lines = broken(text, LINE[on]), room = bounds(cloth.outline);
  const { width, height } = sizeOf(on, lines, 1, 0);
  const scale = Math.min(
    WORN * widthOf(room) / (width - PADDING * 2),
    WORN * heightOf(room) / (height - PADDING * 2),
  );
  const middle: Point = [(room.left + room.right) / 2, (room.top + room.bottom) / 2];
  const ink = cloth.colour.l > DARK ? INK : CHALK;
  return { ...cloth, marks: [...cloth.marks, ...words(lines, middle, scale, ink)] };
}

/** Share of a round cloth that its words fill, and how light it is at least for dark ink. */
const WORN = 0.84, DARK = 0.55;

/**
 * The board or bubble with its words, in units of the picture: `around` is the box of all that the picture shows
 * of cats and things, `head` the middle of the speaker's head, `scale` the size of the cat.
 */
export function writingItems(
  { on, text }: Writing,
  { around, head, ground, scale }: { around: Box; head: Point; ground: number; scale: number },
): Item[] {
  const lines = broken(text, LINE[on]);
  const { width, height } = sizeOf(on, lines, scale);
  if (on === "speech bubble") {
    const x = within(head[0] + 30 * scale, width), y = around.top - 40 * scale - height / 2;
    return [bubble([x, y], { width, height, head, scale, marks: words(lines, [x, y], scale) })];
  }
  const thing = BOARDS[on];
  const above = thing && !thing.hasPost ? 0 : 110 * scale;
  const middle: Point = thing
    // What stands beside the cat may be cut off by the edge of the picture, words may not.
    ? [
      within(around.right + 12 * scale + width / 2, on === "mug" ? HANDLED * width : width),
      ground - (height / 2 + above),
    ]
    : [within((around.left + around.right) / 2, width), around.top - 20 * scale - height / 2];
  const board = boardOf({ on, text }, { middle, scale });
  if (thing) return thing.hasPost ? [post(middle[0], middle[1], ground, scale), board] : [board];
  return [
    ...[-1, 1].map((side) => ribbonEnd(middle, side as -1 | 1, { width, height, scale })),
    board,
  ];
}

/** How large the board of a text is, in units of the cat. */
export function boardSize(
  { on, text }: Writing,
  { least }: { least?: number } = {},
): { width: number; height: number } {
  return sizeOf(on, broken(text, LINE[on]), 1, least);
}

/** The board or cloth of a text with its middle there. */
export function boardOf(
  { on, text }: Writing,
  { middle, scale, least }: { middle: Point; scale: number; least?: number },
): Item {
  const lines = broken(text, LINE[on]);
  const { width, height } = sizeOf(on, lines, scale, least);
  const { texture = "cloth", colour = WHITE, ink = INK, edge } = BOARDS[on] ?? {};
  const [left, top] = [middle[0] - width / 2, middle[1] - height / 2], rim = EDGE * scale;
  const face = box(left + rim, top + rim, width - 2 * rim, height - 2 * rim, 4 * scale);
  return region({
    name: on,
    role: "prop",
    texture,
    outline: on === "mug"
      ? mug([left, top], { width, height, scale })
      : box(left, top, width, height, 10 * scale),
    colour: edge ?? colour,
    line: 3.4 * scale,
    volume: 0.15,
    marks: [
      ...(edge ? [mark("detail", face, colour)] : []),
      ...(on === "mug" ? mugMarks([left, top], { width, height, scale, colour }) : []),
      ...words(lines, middle, scale, ink),
    ],
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

/** How wide a mug and twice its handle are, as a share of the width of the mug alone. */
const HANDLED = 1.62;

/** How high a mug is at least, as a share of its width. */
const TALL = 0.82;

/** The least room for the words of a board, in units. */
const NARROWEST = 70;

function sizeOf(
  on: Writing["on"],
  lines: readonly string[],
  scale = 1,
  least = NARROWEST,
): { width: number; height: number } {
  const widest = Math.max(...lines.map((line) => lettered(line).width));
  const width = Math.max(least, widest * HIGH / LETTER) + PADDING * 2;
  const height = (lines.length - 1) * LEADING * HIGH + HIGH + PADDING * 2;
  return {
    width: width * scale,
    height: (on === "mug" ? Math.max(height, width * TALL) : height) * scale,
  };
}

function within(x: number, width: number): number {
  return Math.min(1004 - width / 2, Math.max(20 + width / 2, x));
}
