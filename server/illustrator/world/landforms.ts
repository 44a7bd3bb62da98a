/**
 * @module Ground and distance: hills, peaks, dunes, water. Every outline is closed below the picture.
 */
import { type Colour, mix, shift } from "../colour/colour.ts";
import { curve, type Knot, leaf, smooth } from "../geometry/shapes.ts";
import { backdrop, mark, scenery } from "../items.ts";
import type { Random } from "../random.ts";
import type { Mark, Point, Region, Role, Texture } from "../scene.ts";
import { times } from "../times.ts";

/** Left, right and lower ends of a layer: a little beyond the picture. */
export const LEFT = -24;
/** Right end of a layer. */
export const RIGHT = 1048;
/** Lower end of a layer. */
export const BELOW = 1060;

interface Layer {
  name: string;
  role?: Role;
  texture?: Texture;
  colour: Colour;
  colourEnd?: Colour;
  depth?: number;
  marks?: Mark[];
  volume?: number;
}

/** A layer under a line of heights, from the left edge to the right. */
export function under(
  line: readonly Point[],
  { role = "scenery", texture = "plant", ...layer }: Layer,
): Region {
  return backdrop({ ...layer, role, texture, outline: [...line, [RIGHT, BELOW], [LEFT, BELOW]] });
}

/** Gentle hills around a height. */
export function hills(
  random: Random,
  { height, swing, waves = 4 }: { height: number; swing: number; waves?: number },
): Point[] {
  const knots: Knot[] = times(waves * 2 + 1, (i) => [
    LEFT + ((RIGHT - LEFT) * i) / (waves * 2),
    height + (i % 2 ? -1 : 1) * swing * random.between(0.35, 1),
  ]);
  return curve(knots, 14);
}

/** Steep peaks around a height. */
export function peaks(
  random: Random,
  { height, swing, count = 5 }: { height: number; swing: number; count?: number },
): Point[] {
  const points: Point[] = [];
  for (let i = 0; i <= count * 2; i++) {
    const x = LEFT + ((RIGHT - LEFT) * i) / (count * 2) + (i % 2 ? random.between(-28, 28) : 0);
    points.push([
      x,
      i % 2 ? height - swing * random.between(0.55, 1) : height + swing * random.between(0, 0.3),
    ]);
  }
  return points;
}

/** White caps for the peaks of a range. */
export function snowcaps(range: readonly Point[], colour: Colour): Mark[] {
  return range.flatMap((point, i): Mark[] => {
    const before = range[i - 1], after = range[i + 1];
    if (!before || !after || point[1] > before[1] || point[1] > after[1]) return [];
    const t = 0.38;
    const left: Point = [
      point[0] + (before[0] - point[0]) * t,
      point[1] + (before[1] - point[1]) * t,
    ];
    const right: Point = [
      point[0] + (after[0] - point[0]) * t,
      point[1] + (after[1] - point[1]) * t,
    ];
    const low = Math.max(left[1], right[1]);
    return [
      mark("light", [
        [point[0], point[1] - 8],
        [right[0] + 8, right[1]],
        [point[0] + 22, low - 20],
        [point[0] + 4, low + 6],
        [point[0] - 18, low - 16],
        [left[0] - 8, left[1]],
      ], colour),
    ];
  });
}

/** The shaded side of each peak. */
export function shadedSides(range: readonly Point[], colour: Colour, side: -1 | 1): Mark[] {
  return range.flatMap((point, i): Mark[] => {
    const next = range[i - side], before = range[i + side];
    if (!next || !before || point[1] > next[1] || point[1] > before[1]) return [];
    return [
      mark("shade", [[point[0], point[1] - 4], [next[0], next[1] + 4], [next[0], next[1] + 300], [
        point[0] + side * 18,
        point[1] + 300,
      ], [point[0] - side * 12, point[1] + 90]], colour),
    ];
  });
}

/** Short strokes of light on water, longer towards the viewer. */
export function ripples(
  random: Random,
  { top, bottom, colour, count = 26 }: {
    top: number;
    bottom: number;
    colour: Colour;
    count?: number;
  },
): Mark[] {
  return times(count, () => {
    const y = random.between(top + 6, bottom), near = (y - top) / (bottom - top);
    const x = random.between(0, 1024), length = 26 + near * random.between(50, 110);
    return mark("light", leaf([x - length / 2, y], [x + length / 2, y], 1.6 + near * 2.6), colour);
  });
}

/** Patches of another tone that make a ground less even. */
export function dapples(
  random: Random,
  { top, bottom, colour, count = 14 }: {
    top: number;
    bottom: number;
    colour: Colour;
    count?: number;
  },
): Mark[] {
  return times(count, () => {
    const y = random.between(top, bottom), near = (y - top) / Math.max(1, bottom - top);
    const x = random.between(0, 1024), width = random.between(30, 60) * (0.7 + near);
    return mark(
      "shade",
      leaf(
        [x - width, y],
        [x + width, y + random.between(-4, 4)],
        4 + near * 6,
        random.between(-4, 4),
      ),
      colour,
    );
  });
}

/** A stone with a lit top. */
export function rock(
  random: Random,
  [x, y]: Point,
  size: number,
  colour: Colour,
  depth = 0,
): Region {
  const wobble = () => random.between(0.85, 1.12);
  return scenery(
    "rock",
    "stone",
    smooth([
      [x - size, y],
      [x - size * 0.82 * wobble(), y - size * 0.5],
      [x - size * 0.3, y - size * 0.78 * wobble()],
      [x + size * 0.4, y - size * 0.66 * wobble()],
      [x + size * 0.9 * wobble(), y - size * 0.3],
      [x + size, y],
      [x, y + size * 0.16],
    ]),
    colour,
    {
      colourEnd: shift(colour, { l: -0.1 }),
      marks: [
        mark(
          "light",
          leaf(
            [x - size * 0.6, y - size * 0.5],
            [x + size * 0.3, y - size * 0.58],
            size * 0.08,
            size * 0.1,
          ),
          mix(colour, { l: 0.95, c: 0.02, h: 90 }, 0.35),
        ),
      ],
      volume: 0.5,
      depth,
    },
  );
}
