/**
 * Food and drink, drawn upright from the point that touches the ground, about 100 units high.
 *
 * @module
 */
import { type Colour, mix, shift } from "../colour.ts";
import { box, curve, ellipse, heart, leaf, ribbon, smooth } from "../geometry/shapes.ts";
import { glow, line, mark } from "../items.ts";
import { INK, THINGS, WHITE } from "../palette.ts";
import type { Item } from "../scene.ts";
import { thing } from "./prop_art.ts";

/** A fish, head to the left. */
export function fish(colour: Colour): Item[] {
  const belly = mix(colour, WHITE, 0.55);
  return [
    thing(
      "fish tail",
      "skin",
      smooth([[38, -34], [70, -66, "corner"], [64, -36], [74, -4, "corner"]]),
      shift(colour, { l: -0.06 }),
    ),
    thing(
      "fish fin",
      "skin",
      smooth([[-20, -62], [6, -84], [24, -76, "corner"], [20, -54]]),
      shift(colour, { l: -0.06 }),
    ),
    thing(
      "fish",
      "skin",
      smooth([[-66, -34], [-36, -62], [6, -66], [46, -36], [8, -8], [-36, -10]]),
      colour,
      {
        marks: [
          mark("light", ellipse([-10, -6], 56, 18), belly, 3),
          ...[-4, 14, -12, 6, 24].map((x, i) =>
            mark(
              "shade",
              leaf([x, -52 + i * 7], [x + 12, -46 + i * 7], 2.2, 4),
              shift(colour, { l: -0.12 }),
            )
          ),
          mark("detail", leaf([-36, -56], [-36, -14], 2.6, -9), shift(colour, { l: -0.14 })),
        ],
      },
    ),
    thing("fish eye", "skin", ellipse([-48, -40], 8, 8), WHITE, { line: 2.4 }),
    thing("fish pupil", "skin", ellipse([-49, -39], 4, 4), INK, { line: 0 }),
  ];
}

/** A steaming cup. */
export function cup(colour: Colour): Item[] {
  return [
    line(
      "steam",
      "prop",
      curve([[-14, -92], [-24, -110], [-10, -126], [-20, -144]]),
      mix(WHITE, colour, 0.1),
      [5, 2],
    ),
    line(
      "steam",
      "prop",
      curve([[14, -94], [6, -112], [20, -128], [10, -142]]),
      mix(WHITE, colour, 0.1),
      [5, 2],
    ),
    line("cup handle", "prop", ellipse([46, -42], 20, 20), shift(colour, { l: -0.26, c: -0.02 }), [
      15,
      15,
    ]),
    line("cup handle light", "prop", ellipse([46, -42], 20, 20), colour, [9, 9]),
    thing(
      "cup",
      "stone",
      smooth([[-46, -80, "corner"], [46, -80, "corner"], [42, -24], [22, 0], [-22, 0], [-42, -24]]),
      colour,
      { marks: [mark("detail", heart([0, -40], 15), mix(colour, WHITE, 0.75))] },
    ),
    thing("drink", "water", ellipse([0, -80], 46, 12), { l: 0.46, c: 0.07, h: 55 }, {
      volume: 0.2,
    }),
  ];
}

/** A small cake with one candle. */
export function cake(colour: Colour): Item[] {
  const drip = smooth([
    [-58, -66],
    [0, -58],
    [58, -66],
    [60, -40],
    [44, -30],
    [34, -44],
    [18, -40],
    [8, -24],
    [-6, -40],
    [-24, -42],
    [-36, -26],
    [-48, -42],
    [-60, -38],
  ]);
  return [
    thing("plate", "stone", ellipse([0, -4], 80, 14), WHITE, { volume: 0.4 }),
    thing(
      "cake",
      "cloth",
      smooth([[-58, -66, "corner"], [58, -66, "corner"], [60, -14], [0, -2], [-60, -14]]),
      { l: 0.86, c: 0.07, h: 80 },
      { marks: [mark("detail", ribbon([[-64, -30], [0, -20], [64, -30]], [5, 5]), colour)] },
    ),
    thing("icing", "cloth", drip, colour, { line: 3 }),
    thing("icing top", "cloth", ellipse([0, -66], 58, 15), shift(colour, { l: 0.06 }), {
      volume: 0.3,
      line: 3,
    }),
    thing("candle", "paper", box(-5, -108, 10, 40, 3), WHITE, {
      line: 3,
      marks: [mark("detail", ribbon([[-8, -92], [8, -100]], [3, 3]), THINGS.red)],
    }),
    glow({
      name: "candlelight",
      role: "prop",
      centre: [0, -120],
      radius: 44,
      colour: { l: 0.92, c: 0.12, h: 85 },
      strength: 0.55,
    }),
    thing("flame", "light", smooth([[0, -138, "corner"], [8, -120], [0, -108], [-8, -120]], 3), {
      l: 0.85,
      c: 0.16,
      h: 75,
    }, { line: 2.4 }),
    ...[-34, 34].map((x) =>
      thing("berry", "plant", ellipse([x, -76], 11, 11), THINGS.red, { line: 3 })
    ),
  ];
}
