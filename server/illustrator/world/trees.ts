/** @module Trees with a round crown. The root is the given point. */
import { type Colour, shift } from "../colour/colour.ts";
import { ribbon } from "../geometry/shapes.ts";
import { scenery } from "../items.ts";
import type { Random } from "../random.ts";
import type { Item, Point } from "../scene.ts";
import { foliageMarks } from "./bush.ts";
import { times } from "../times.ts";

/** Crowns by half their width and height against the tree's height, their middle, and how many boughs bulge out. */
const CROWNS = [
  { wide: 0.3, high: 0.29, middle: 0.66, boughs: 7, bulge: 0.1 },
  { wide: 0.4, high: 0.27, middle: 0.66, boughs: 9, bulge: 0.14 },
  { wide: 0.2, high: 0.37, middle: 0.6, boughs: 8, bulge: 0.07 },
  { wide: 0.34, high: 0.34, middle: 0.62, boughs: 6, bulge: 0.18 },
] as const;

/** A crown whose boughs bulge unevenly, wider below than above. */
function crownOutline(
  random: Random,
  [x, y]: Point,
  { rx, ry, boughs, bulge }: { rx: number; ry: number; boughs: number; bulge: number },
): Point[] {
  const steps = boughs * 9, turn = random.between(0, Math.PI);
  const bulges = times(boughs, () => bulge * random.between(0.5, 1.5));
  const lean = random.between(-0.08, 0.08);
  return times(steps, (i) => {
    const angle = (i / steps) * 2 * Math.PI + turn, bough = Math.floor(i / 9);
    const out = 0.94 + bulges[bough]! * Math.sin(((i % 9) / 9) * Math.PI);
    const low = Math.sin(angle), wider = 1 + 0.14 * low;
    return [
      x + Math.cos(angle) * rx * out * wider - low * lean * rx,
      y + Math.min(0.82, low) * ry * out,
    ];
  });
}

/** A leafy tree: its crown is round, broad, tall or rugged. */
export function tree(
  random: Random,
  [x, y]: Point,
  height: number,
  leaves: Colour,
  bark: Colour,
  depth = 0.5,
): Item[] {
  const { wide, high, middle, boughs, bulge } = random.pick(CROWNS);
  const trunk = height * (middle - 0.1), rx = height * wide * random.between(0.92, 1.1);
  const ry = height * high * random.between(0.95, 1.05),
    lean = random.between(-0.03, 0.03) * height;
  const crown: Point = [x + lean, y - height * middle];
  const tone = shift(leaves, { l: random.between(-0.035, 0.03), h: random.between(-8, 6) });
  return [
    scenery(
      "trunk",
      "wood",
      ribbon([[x, y + 6], [x - lean * 0.3, y - trunk * 0.5], [x + lean, y - trunk]], [
        height * 0.062,
        height * 0.042,
        height * 0.034,
      ]),
      bark,
      { volume: 0.4, depth },
    ),
    scenery("crown", "plant", crownOutline(random, crown, { rx, ry, boughs, bulge }), tone, {
      marks: foliageMarks(crown, rx, ry, tone),
      depth,
    }),
  ];
}
