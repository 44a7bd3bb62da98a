/**
 * Trees and bushes; the root is the given point.
 *
 * @module
 */
import { type Colour, mix, shift } from "../colour.ts";
import { curve, ellipse, leaf, ribbon, smooth } from "../geometry/shapes.ts";
import { backdrop, mark } from "../items.ts";
import type { Random } from "../random.ts";
import type { Item, Mark, Point, Region, Role } from "../scene.ts";

/** A crown of rounded puffs. */
export function puffs([x, y]: Point, rx: number, ry: number, count: number): Point[] {
  const steps = count * 9;
  return Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI;
    const bump = 1 + 0.13 * Math.abs(Math.sin((angle * count) / 2)) +
      0.03 * Math.sin(angle * 3 + x);
    return [x + Math.cos(angle) * rx * bump, y + Math.sin(angle) * ry * bump];
  });
}

/** Light leaves towards the light, dark ones below. */
function foliageMarks([x, y]: Point, rx: number, ry: number, colour: Colour): Mark[] {
  const light = shift(colour, { l: 0.055, h: -6 }), dark = shift(colour, { l: -0.06, h: 6 });
  return [
    mark("shade", puffs([x + rx * 0.1, y + ry * 0.72], rx * 0.95, ry * 0.5, 7), dark),
    mark("light", puffs([x - rx * 0.3, y - ry * 0.42], rx * 0.4, ry * 0.3, 5), light),
    mark("light", puffs([x + rx * 0.36, y - ry * 0.12], rx * 0.24, ry * 0.18, 5), light),
  ];
}

/** A round bush. */
export function bush(
  at: Point,
  width: number,
  colour: Colour,
  depth = 0.3,
  role: Role = "scenery",
): Region {
  const height = width * 0.62, middle: Point = [at[0], at[1] - height * 0.35];
  return backdrop({
    name: "bush",
    role,
    texture: "plant",
    outline: puffs(middle, width / 2, height / 2, 7),
    colour,
    marks: foliageMarks(middle, width / 2, height / 2, colour),
    depth,
  });
}

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
  const bulges = Array.from({ length: boughs }, () => bulge * random.between(0.5, 1.5));
  const lean = random.between(-0.08, 0.08);
  return Array.from({ length: steps }, (_, i) => {
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
    backdrop({
      name: "trunk",
      role: "scenery",
      texture: "wood",
      outline: ribbon([[x, y + 6], [x - lean * 0.3, y - trunk * 0.5], [x + lean, y - trunk]], [
        height * 0.062,
        height * 0.042,
        height * 0.034,
      ]),
      colour: bark,
      volume: 0.4,
      depth,
    }),
    backdrop({
      name: "crown",
      role: "scenery",
      texture: "plant",
      outline: crownOutline(random, crown, { rx, ry, boughs, bulge }),
      colour: tone,
      marks: foliageMarks(crown, rx, ry, tone),
      depth,
    }),
  ];
}

/** A fir in three skirts, snowed in if a colour of snow is given. */
export function fir(
  [x, y]: Point,
  height: number,
  colour: Colour,
  depth = 0.5,
  snow?: Colour,
): Item[] {
  const skirt = (top: number, bottom: number, half: number): Point[] =>
    smooth([
      [x, y - height * top, "corner"],
      [x + half * 0.5, y - height * ((top + bottom) / 2) + 4],
      [x + half, y - height * bottom, "corner"],
      [x + half * 0.4, y - height * bottom + height * 0.035],
      [x, y - height * bottom + height * 0.02],
      [x - half * 0.4, y - height * bottom + height * 0.035],
      [x - half, y - height * bottom, "corner"],
      [x - half * 0.5, y - height * ((top + bottom) / 2) + 4],
    ], 9);
  const tiers: [number, number, number][] = [[0.62, 0.12, 0.3], [0.82, 0.38, 0.24], [
    1,
    0.62,
    0.17,
  ]];
  return [
    backdrop({
      name: "fir trunk",
      role: "scenery",
      texture: "wood",
      outline: [[x - height * 0.035, y + 4], [x - height * 0.03, y - height * 0.2], [
        x + height * 0.03,
        y - height * 0.2,
      ], [x + height * 0.035, y + 4]],
      colour: mix(colour, { l: 0.4, c: 0.05, h: 50 }, 0.7),
      depth,
    }),
    ...tiers.map(([top, bottom, half], i) =>
      backdrop({
        name: "fir",
        role: "scenery",
        texture: "plant",
        outline: skirt(top, bottom, half * height),
        colour: shift(colour, { l: i * 0.022 }),
        depth,
        marks: [
          mark("shade", [[x + 4, y - height * top], [x + half * height, y - height * bottom + 14], [
            x + half * height * 0.3,
            y - height * bottom + 14,
          ]], shift(colour, { l: -0.045 })),
          ...(snow
            ? [
              mark(
                "light",
                smooth([
                  [x, y - height * top - 6, "corner"],
                  [x + half * height * 0.62, y - height * (bottom + (top - bottom) * 0.34)],
                  [x + half * height * 0.2, y - height * (bottom + (top - bottom) * 0.44)],
                  [x - half * height * 0.1, y - height * (bottom + (top - bottom) * 0.3)],
                  [x - half * height * 0.62, y - height * (bottom + (top - bottom) * 0.36)],
                ]),
                snow,
              ),
            ]
            : []),
        ],
      })
    ),
  ];
}

/** A leaning palm. */
export function palm(
  [x, y]: Point,
  height: number,
  lean: number,
  leaves: Colour,
  bark: Colour,
  depth = 0.3,
): Item[] {
  const top: Point = [x + lean, y - height];
  const trunk = curve([[x, y], [x + lean * 0.25, y - height * 0.5], top]);
  return [
    backdrop({
      name: "palm trunk",
      role: "scenery",
      texture: "wood",
      outline: ribbon(trunk.filter((_, i) => i % 6 === 0).concat([top]), [
        height * 0.042,
        height * 0.03,
        height * 0.024,
      ]),
      colour: bark,
      volume: 0.4,
      depth,
      marks: trunk.filter((_, i) => i % 4 === 1).map(([px, py]) =>
        mark("shade", leaf([px - 24, py + 4], [px + 24, py + 4], 2.6, 5), shift(bark, { l: -0.09 }))
      ),
    }),
    ...[-2.75, -2.25, -1.75, -1.2, -0.75, -0.3, 0.15].map((angle, i) =>
      frond(
        top,
        angle,
        height * (i % 2 ? 0.46 : 0.54),
        shift(leaves, { l: i % 2 ? 0.04 : -0.02 }),
        depth,
      )
    ),
    ...[-9, 9].map((dx) =>
      backdrop({
        name: "coconut",
        role: "scenery",
        texture: "wood",
        outline: ellipse([top[0] + dx, top[1] + 10], 11, 12),
        colour: shift(bark, { l: -0.14 }),
        volume: 0.6,
        depth,
      })
    ),
  ];
}

function frond([x, y]: Point, angle: number, length: number, colour: Colour, depth: number): Item {
  const tip: Point = [
    x + Math.cos(angle) * length,
    y + Math.sin(angle) * length * 0.55 + length * 0.34,
  ];
  const middle: Point = [
    x + Math.cos(angle) * length * 0.55,
    y + Math.sin(angle) * length * 0.62 - length * 0.04,
  ];
  return backdrop({
    name: "frond",
    role: "scenery",
    texture: "plant",
    outline: ribbon([[x, y], middle, tip], [4, length * 0.11, length * 0.09, 1]),
    colour,
    depth,
    marks: [
      mark("shade", ribbon([[x, y], middle, tip], [1.6, 1.6, 1]), shift(colour, { l: -0.08 })),
    ],
  });
}
