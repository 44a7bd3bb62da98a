/**
 * @module An imported drawing as items of a scene: one region for each piece, its flat shapes as marks.
 */
import { type Colour, fromRgb, type Rgb } from "../colour/colour.ts";
import { bounds } from "../geometry/measure.ts";
import { signedArea } from "../geometry/outline.ts";
import { lengthsAlong } from "../geometry/polyline.ts";
import { CONTOUR, mark, region } from "../items.ts";
import { rememberingLast } from "../last_made.ts";
import type { Item, Mark, Point } from "../scene.ts";
import { drawingOf } from "./catalogue.ts";
import { type Drawing, type Piece, UNITS } from "./drawing.ts";
import { opposed, withoutHoles } from "./holes.ts";
import { LONGEST_SIDE, type Thing, traitsOf } from "./thing.ts";

/** Points of an outline are at most this far apart, in units of the cat, and on a curve at most this turn, in radians. */
const STEP = 9, BEND = 0.25;

/** Where an outline turns more than this, in radians, or between sides that are longer, in units, it has a corner. */
const CORNER = 0.95, LONG = 32;

/** Pieces that are smaller than this across, and wires thinner than this, have a thinner contour. */
const FINE = 80, WIRE = 15;

/** As many things as a picture has. */
const REMEMBERED = 16;

const drawn = rememberingLast(REMEMBERED, ([thing, colour]: [Thing, Colour?]): Item[] => {
  const drawing = drawingOf(thing.name);
  const tones = tonesOf(drawing, colour);
  const scale = LONGEST_SIDE[thing.size] / UNITS;
  return drawing.pieces.map((piece, i) =>
    pieceItem(thing, i === 0 ? thing.name : `${thing.name}, part ${i + 1}`, { piece, tones, scale })
  );
});

/**
 * The items of a thing, the middle of its lower edge at the origin, as large as its class says. In another
 * colour its own tones change, and keep their light and shade.
 */
export function itemsOf(thing: Thing, colour?: Colour): Item[] {
  return drawn([thing, colour]);
}

/** The colour a thing has when no other is asked for. */
export function ownColour(thing: Thing): Colour {
  const { palette, main } = drawingOf(thing.name);
  return toneOf(palette[main[0] ?? 0] ?? "000000");
}

function pieceItem(
  { category }: Thing,
  name: string,
  { piece, tones, scale }: { piece: Piece; tones: readonly Colour[]; scale: number },
): Item {
  const { texture, volume } = traitsOf(category);
  const place = (rings: readonly Point[][]) =>
    opposed(rings.map((ring) => dense(ring.map(([x, y]): Point => [x * scale, y * scale]))));
  const rings = place(piece.rings), outline = withoutHoles(rings);
  const area = Math.abs(signedArea(outline));
  // Of a long band this is its width.
  const band = 2 * area / (lengthsAlong(outline).at(-1)! || 1);
  const stout = Math.min(Math.sqrt(area) / FINE, band / WIRE);
  return region({
    name,
    role: "prop",
    texture: hasDrawing(piece) && texture === "cloud" ? "paper" : texture,
    outline,
    ...(rings.length > 1 && { rings }),
    colour: tones[piece.colour]!,
    volume,
    line: CONTOUR * Math.min(1, Math.max(0.4, stout)),
    marks: piece.shapes.map(({ colour, opacity, rings }): Mark => ({
      ...mark("detail", withoutHoles(place(rings)), tones[colour]!),
      ...(opacity < 1 && { opacity }),
    })),
  });
}

/** A planet has its lands drawn on it: painters of clouds would drop them. */
function hasDrawing({ shapes }: Piece): boolean {
  return shapes.length > 0;
}

/** The palette, its own tones moved to another colour. */
function tonesOf({ palette, main }: Drawing, colour: Colour | undefined): Colour[] {
  const tones = palette.map(toneOf);
  const own = tones[main[0] ?? 0];
  if (!colour || !own) return tones;
  return tones.map((tone, i) => {
    if (!main.includes(i)) return tone;
    const strength = own.c > 0.04 ? tone.c / own.c : 1;
    return {
      l: Math.min(0.98, Math.max(0.12, colour.l + (tone.l - own.l) * 0.8)),
      c: colour.c * Math.min(1.3, strength),
      h: colour.h + (own.c > 0.04 ? turn(tone.h, own.h) * 0.5 : 0),
    };
  });
}

function turn(hue: number, from: number): number {
  return ((hue - from + 540) % 360) - 180;
}

function toneOf(hex: string): Colour {
  return fromRgb([0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb);
}

/** A ring with points between those that are far apart, on a curve but for corners and straight edges; no larger than it was. */
function dense(ring: readonly Point[]): Point[] {
  const count = ring.length, { left, top, right, bottom } = bounds(ring);
  const ways = ring.map((_, i) => wayThrough(ring, i));
  return ring.flatMap((from, i) => {
    const to = ring[(i + 1) % count]!, chord = wayOf(from, to), long = chord.length;
    const start = ways[i] ?? chord.way, end = ways[(i + 1) % count] ?? chord.way;
    const bend = angleBetween(start, chord.way) + angleBetween(chord.way, end);
    const steps = Math.max(1, Math.ceil(long / STEP), Math.ceil(bend / BEND));
    return Array.from({ length: steps }, (_, step): Point => {
      const t = step / steps, s = 1 - t, share = t * t * (3 - 2 * t);
      const into = s * s * t * long, out = -s * t * t * long;
      const at = (k: 0 | 1) => from[k] + (to[k] - from[k]) * share + start[k] * into + end[k] * out;
      return [Math.min(right, Math.max(left, at(0))), Math.min(bottom, Math.max(top, at(1)))];
    });
  });
}

/** The way of a curve through a point of a ring, nearest that of its longer side; undefined in a corner. */
function wayThrough(ring: readonly Point[], i: number): Point | undefined {
  const count = ring.length, at = ring[i]!;
  const before = wayOf(ring[(i + count - 1) % count]!, at),
    after = wayOf(at, ring[(i + 1) % count]!);
  const isCorner = angleBetween(before.way, after.way) > CORNER ||
    Math.min(before.length, after.length) > LONG;
  if (isCorner) return undefined;
  const sum = (k: 0 | 1) => before.way[k] * before.length + after.way[k] * after.length;
  return wayOf([0, 0], [sum(0), sum(1)]).way;
}

function wayOf([ax, ay]: Point, [bx, by]: Point): { way: Point; length: number } {
  const length = Math.hypot(bx - ax, by - ay);
  return { way: [(bx - ax) / (length || 1), (by - ay) / (length || 1)], length };
}

function angleBetween([ax, ay]: Point, [bx, by]: Point): number {
  return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by));
}
