/**
 * An imported drawing as items of a scene: one region for each piece, its flat shapes as marks.
 *
 * @module
 */
import { type Colour, fromRgb, type Rgb } from "../colour/colour.ts";
import { signedArea } from "../geometry/outline.ts";
import { CONTOUR, mark, region } from "../items.ts";
import type { Item, Mark, Point } from "../scene.ts";
import { drawingOf } from "./catalogue.ts";
import { type Drawing, type Piece, UNITS } from "./drawing.ts";
import { opposed, withoutHoles } from "./holes.ts";
import { LONGEST_SIDE, type Thing, traitsOf } from "./thing.ts";

/** Points of an outline are at most this far apart, in units of the cat. */
const STEP = 9;

/** Pieces that are smaller than this across have a thinner contour. */
const FINE = 80;

/**
 * The items of a thing, the middle of its lower edge at the origin, as large as its class says. In another
 * colour its own tones change, and keep their light and shade.
 */
export function itemsOf(thing: Thing, colour?: Colour): Item[] {
  const drawing = drawingOf(thing.name);
  const tones = tonesOf(drawing, colour);
  const scale = LONGEST_SIDE[thing.size] / UNITS;
  return drawing.pieces.map((piece, i) =>
    pieceItem(thing, i === 0 ? thing.name : `${thing.name}, part ${i + 1}`, { piece, tones, scale })
  );
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
  const across = Math.sqrt(Math.abs(signedArea(outline)));
  return region({
    name,
    role: "prop",
    texture: hasDrawing(piece) && texture === "cloud" ? "paper" : texture,
    outline,
    ...(rings.length > 1 && { rings }),
    colour: tones[piece.colour]!,
    volume,
    line: CONTOUR * Math.min(1, Math.max(0.4, across / FINE)),
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

/** A ring with points between those that are far apart. */
function dense(ring: readonly Point[]): Point[] {
  return ring.flatMap((from, i) => {
    const to = ring[(i + 1) % ring.length]!;
    const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP);
    return Array.from({ length: Math.max(1, steps) }, (_, step): Point => {
      const t = step / Math.max(1, steps);
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    });
  });
}
