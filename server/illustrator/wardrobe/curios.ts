/**
 * Things of a study and a pastry shop, drawn upright from the point that touches the ground.
 *
 * @module
 */
import { type Colour, mix, shift } from "../colour.ts";
import { box, ellipse, heart, leaf, ribbon, rounded, smooth, star } from "../geometry/shapes.ts";
import { line, mark } from "../items.ts";
import { GOLD, INK, THINGS, WHITE } from "../palette.ts";
import type { Item, Point } from "../scene.ts";
import { thing } from "./prop_art.ts";

/** A brass telescope on three legs, turned to the sky. */
export function telescope(colour: Colour): Item[] {
  const wood: Colour = { l: 0.5, c: 0.07, h: 55 };
  return [
    ...[-44, 4, 46].map((x) =>
      thing("telescope leg", "wood", ribbon([[0, -84], [x, 2]], [6, 5]), wood, { line: 3 })
    ),
    thing("telescope tube", "metal", ribbon([[-48, -60], [54, -140]], [14, 19]), colour, {
      marks: [mark("light", ribbon([[-46, -66], [52, -148]], [3, 4]), mix(colour, WHITE, 0.6), 1)],
    }),
    thing("telescope rim", "metal", ribbon([[46, -134], [66, -150]], [23, 24]), GOLD, { line: 3 }),
    thing("telescope ring", "metal", ribbon([[-6, -93], [6, -102]], [19, 20]), GOLD, { line: 3 }),
    thing("eyepiece", "metal", ribbon([[-64, -48], [-48, -60]], [9, 10]), INK, { line: 3 }),
  ];
}

/** A small upright piano. */
export function piano(colour: Colour): Item[] {
  const keys: Point[] = rounded([[-80, -58], [80, -58], [86, -42], [-86, -42]], 3);
  return [
    thing("piano", "wood", rounded([[-84, -128], [84, -128], [82, 2], [-82, 2]], 6), colour, {
      volume: 0.3,
      marks: [
        mark(
          "shade",
          rounded([[-68, -32], [68, -32], [68, -6], [-68, -6]], 4),
          shift(colour, { l: -0.07 }),
        ),
        mark("light", leaf([-70, -120], [70, -120], 2.5), shift(colour, { l: 0.12 })),
      ],
    }),
    thing(
      "piano lid",
      "wood",
      rounded([[-92, -140], [92, -140], [90, -126], [-90, -126]], 4),
      shift(colour, { l: 0.05 }),
      { line: 3 },
    ),
    thing("music sheet", "paper", rounded([[-30, -112], [30, -112], [32, -66], [-32, -66]], 3), {
      l: 0.96,
      c: 0.02,
      h: 90,
    }, {
      line: 3,
      volume: 0.1,
      marks: [-102, -90, -78].map((y) =>
        mark("detail", leaf([-22, y], [22, y], 1.8), { l: 0.5, c: 0.02, h: 280 })
      ),
    }),
    thing("piano keys", "wood", keys, { l: 0.96, c: 0.01, h: 90 }, {
      line: 3,
      volume: 0.1,
      marks: [-64, -48, -20, -4, 12, 40, 56].map((x) => mark("detail", box(x, -58, 8, 10), INK)),
    }),
  ];
}

/** A ring of dough under icing. */
export function donut(colour: Colour): Item[] {
  const dough: Colour = { l: 0.78, c: 0.1, h: 68 };
  const sprinkles = [THINGS.yellow, THINGS.blue, WHITE, THINGS.green];
  return [
    thing("donut", "plant", ellipse([0, -56], 62, 58), dough, { volume: 0.9 }),
    thing(
      "icing",
      "plant",
      smooth([
        [-54, -60],
        [-38, -98],
        [0, -112],
        [38, -98],
        [54, -60],
        [44, -34],
        [26, -42],
        [10, -20],
        [
          -12,
          -34,
        ],
        [-30, -18],
        [-46, -36],
      ]),
      colour,
      {
        line: 3,
        marks: ([[-34, -74, 0.5], [-18, -96, 2], [12, -98, 0.9], [34, -80, 2.4], [38, -52, 1.2], [
          -36,
          -44,
          2.2,
        ], [
          -8,
          -36,
          0.3,
        ], [24, -64, 1.8]] as const).map(([x, y, turn], i) =>
          mark("detail", ellipse([x, y], 7, 3, turn), sprinkles[i % sprinkles.length]!)
        ),
      },
    ),
    thing("donut hole", "plant", ellipse([0, -62], 17, 16), shift(dough, { l: -0.2 }), { line: 3 }),
  ];
}

/** A sealed letter. */
export function letter(colour: Colour): Item[] {
  return [
    thing("letter", "paper", rounded([[-60, -80], [58, -86], [62, -4], [-56, 2]], 4), colour, {
      volume: 0.2,
      marks: [
        mark(
          "shade",
          [[-60, -80], [2, -30], [58, -86], [58, -80], [2, -22], [-60, -74]],
          shift(colour, { l: -0.14 }),
        ),
        mark("detail", heart([1, -32], 13), THINGS.red),
      ],
    }),
  ];
}

/** A round-shouldered shield with a star. */
export function shield(colour: Colour): Item[] {
  const form = (w: number, top: number, low: number): Point[] =>
    smooth([
      [0, top - 6],
      [w, top, "corner"],
      [w * 0.96, top + 50],
      [w * 0.6, low - 24],
      [0, low, "corner"],
      [
        -w * 0.6,
        low - 24,
      ],
      [-w * 0.96, top + 50],
      [-w, top, "corner"],
    ]);
  return [
    thing("shield", "metal", form(58, -124, 4), THINGS.silver),
    thing("shield field", "metal", form(46, -114, -10), colour, {
      line: 3,
      marks: [mark("detail", star([0, -66], 24), GOLD)],
    }),
  ];
}

/** A golden key, standing on its bit. */
export function key(colour: Colour): Item[] {
  const bow: Point[] = ellipse([0, -104], 27, 25);
  return [
    thing("key shaft", "metal", ribbon([[0, -84], [0, 0]], [7, 7]), colour, { line: 3 }),
    thing(
      "key bit",
      "metal",
      rounded([[4, -34], [30, -34], [30, -22], [18, -20], [30, -16], [30, -2], [4, -2]], 2),
      colour,
      { line: 3 },
    ),
    thing("key bow", "metal", bow, colour, {
      line: 3,
      marks: [mark("shade", ellipse([0, -104], 14, 12), shift(colour, { l: -0.3 }))],
    }),
    line("key light", "prop", [[-14, -116], [-4, -124]], mix(colour, WHITE, 0.7), [4, 2]),
  ];
}
