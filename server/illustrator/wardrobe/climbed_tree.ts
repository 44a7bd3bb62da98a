/** @module A tree as who climbs it sees it: a thick trunk, and boughs only high above. */
import { points } from "../geometry/coordinates.ts";
import { type Colour, shift } from "../colour/colour.ts";
import { leaf, ribbon, smooth } from "../geometry/shapes.ts";
import { mark } from "../items.ts";
import type { Item, Point } from "../scene.ts";
import { thing } from "./prop_art.ts";

const BARK: Colour = { l: 0.47, c: 0.06, h: 58 };

/** Height of a tree to the middle of its crown, in units of a cat. */
const HIGH = 700;

/** Leaves in clumps: their middle and half their width. */
const CLUMPS: readonly (readonly [x: number, y: number, half: number])[] = [
  [-230, -HIGH + 40, 130],
  [230, -HIGH + 50, 130],
  [-110, -HIGH - 70, 160],
  [120, -HIGH - 60, 160],
  [0, -HIGH - 10, 170],
];

/** Cracks of the bark: where each begins, and how long it is. */
const CRACKS: readonly (readonly [x: number, y: number, long: number])[] = [
  [-48, -60, 90],
  [34, -110, 80],
  [-20, -190, 100],
  [52, -260, 90],
  [-54, -310, 84],
  [8, -390, 96],
  [-38, -470, 80],
  [40, -500, 70],
];

/** A trunk whose crown begins above a cat that climbs. */
export function climbedTree(leaves: Colour): Item[] {
  const dark = shift(BARK, { l: -0.09 });
  return [
    thing(
      "trunk",
      "wood",
      smooth([
        ...points("-150 12, -96 -30, -80 -180, -76 -420"),
        [-66, -HIGH],
        [66, -HIGH],
        ...points("74 -420, 82 -180, 102 -28, 156 12, 0 18"),
      ]),
      BARK,
      {
        volume: 0.6,
        marks: CRACKS.map(([x, y, long]) =>
          mark("shade", leaf([x, y], [x + 6, y - long], 5), dark)
        ),
      },
    ),
    bough("bough left", [[-50, -500], [-140, -570], [-220, -650]]),
    bough("bough right", [[50, -540], [130, -600], [220, -640]]),
    ...CLUMPS.map(([x, y, half], i) =>
      thing(
        `leaves ${i + 1}`,
        "plant",
        clump([x, y], half),
        shift(leaves, { l: (i % 3 - 1) * 0.025 }),
        { volume: 0.6 },
      )
    ),
  ];
}

function bough(name: string, way: Point[]): Item {
  return thing(name, "wood", ribbon(way, [30, 22, 12]), BARK, { volume: 0.5 });
}

/** Rounded tufts around a middle. */
function clump([x, y]: Point, half: number): Point[] {
  return Array.from({ length: 63 }, (_, i) => {
    const angle = i / 63 * 2 * Math.PI;
    const out = half * (0.9 + 0.14 * Math.abs(Math.sin(angle * 3.5)));
    return [x + Math.cos(angle) * out, y + Math.sin(angle) * out * 0.72];
  });
}
