/**
 * Things on the ground, drawn upright from the point that touches it, about 100 units high.
 *
 * @module
 */
import { type Colour, mix, shift } from "../colour.ts";
import { box, ellipse, heart, leaf, rounded, smooth, star } from "../geometry/shapes.ts";
import { glow, mark } from "../items.ts";
import { GOLD, THINGS, WHITE } from "../palette.ts";
import type { Item, Point } from "../scene.ts";
import { thing } from "./prop_art.ts";

const PAPER: Colour = { l: 0.96, c: 0.02, h: 90 };

/** An open book. */
export function book(colour: Colour): Item[] {
  return [
    thing("book cover", "cloth", rounded([[-72, -22], [72, -22], [78, 2], [-78, 2]], 6), colour),
    thing(
      "left page",
      "paper",
      smooth([
        [0, -22, "corner"],
        [-36, -38],
        [-70, -28, "corner"],
        [-74, -8, "corner"],
        [-36, -16],
        [0, -2, "corner"],
      ]),
      PAPER,
      {
        volume: 0.3,
        marks: [0, 1, 2].map((i) =>
          mark("detail", leaf([-62, -24 + i * 6], [-14, -24 + i * 6], 1.6, -6), {
            l: 0.7,
            c: 0.02,
            h: 70,
          })
        ),
      },
    ),
    thing(
      "right page",
      "paper",
      smooth([[0, -22, "corner"], [36, -38], [70, -28, "corner"], [74, -8, "corner"], [36, -16], [
        0,
        -2,
        "corner",
      ]]),
      PAPER,
      {
        volume: 0.3,
        marks: [
          mark("detail", heart([38, -20], 8), THINGS.red),
          ...[0, 1].map((i) =>
            mark("detail", leaf([54, -24 + i * 7], [66, -22 + i * 7], 1.4), {
              l: 0.7,
              c: 0.02,
              h: 70,
            })
          ),
        ],
      },
    ),
  ];
}

/** A bubbling flask. */
export function potion(colour: Colour): Item[] {
  const glass: Colour = { l: 0.93, c: 0.03, h: 220 };
  const flask: Point[] = smooth([
    [-13, -92, "corner"],
    [13, -92, "corner"],
    [13, -66],
    [40, -36],
    [34, -4],
    [0, 2],
    [-34, -4],
    [-40, -36],
    [-13, -66],
  ]);
  return [
    glow({
      name: "potion light",
      role: "prop",
      centre: [0, -36],
      radius: 78,
      colour,
      strength: 0.35,
    }),
    thing("flask", "glass", flask, glass, {
      volume: 0.3,
      marks: [
        mark(
          "detail",
          smooth([[-50, -44], [-20, -50], [12, -40], [50, -48], [50, 10], [-50, 10]]),
          colour,
        ),
        ...([[-14, -22, 6], [10, -30, 4], [16, -12, 5]] as const).map(([x, y, r]) =>
          mark("light", ellipse([x, y], r, r), mix(colour, WHITE, 0.6))
        ),
        mark("light", leaf([-28, -20], [-16, -54], 4, -4), WHITE, 1),
      ],
    }),
    thing("cork", "wood", box(-12, -108, 24, 20, 4), { l: 0.68, c: 0.07, h: 65 }),
    ...([[4, -122, 5], [-8, -138, 4], [10, -152, 3]] as const).map(([x, y, r]) =>
      thing("bubble", "glass", ellipse([x, y], r, r), mix(colour, WHITE, 0.4), { line: 2 })
    ),
  ];
}

/** Drawn under the cat: its width is that of a seat of 150 to each side. */
export function cushion(colour: Colour): Item[] {
  const outline = smooth([
    [-186, -34],
    [-176, -50, "corner"],
    [-90, -46],
    [0, -48],
    [90, -46],
    [176, -50, "corner"],
    [186, -34],
    [184, 4],
    [190, 24, "corner"],
    [90, 30],
    [0, 32],
    [-90, 30],
    [-190, 24, "corner"],
    [-184, 4],
  ]);
  return [
    thing("cushion", "cloth", outline, colour, {
      marks: [
        mark("light", ellipse([0, -38], 150, 18), shift(colour, { l: 0.07 }), 4),
        ...[-120, -60, 0, 60, 120].map((x) =>
          mark("detail", star([x, 8], 11, { turn: x }), shift(colour, { l: 0.1, c: -0.02 }))
        ),
      ],
    }),
    ...[[-186, -44], [186, -44], [190, 26], [-190, 26]].map(([x, y]) =>
      thing("tassel", "cloth", star([x!, y!], 15, { points: 7, inner: 0.6 }), GOLD, { line: 3 })
    ),
  ];
}

/** A spotted mushroom. */
export function mushroom(colour: Colour): Item[] {
  return [
    thing(
      "mushroom stalk",
      "plant",
      smooth([[-18, -46], [18, -46], [22, -10], [28, 2], [-28, 2], [-22, -10]]),
      { l: 0.94, c: 0.03, h: 85 },
    ),
    thing(
      "mushroom cap",
      "plant",
      smooth([[-58, -42], [-48, -80], [-16, -104], [16, -104], [48, -80], [58, -42], [0, -32]]),
      colour,
      {
        marks: ([[-28, -62, 11], [6, -84, 13], [34, -58, 10], [-2, -52, 7]] as const).map((
          [x, y, r],
        ) => mark("detail", ellipse([x, y], r, r * 0.85), WHITE)),
      },
    ),
  ];
}

/** A pumpkin. */
export function pumpkin(colour: Colour): Item[] {
  const rib = shift(colour, { l: -0.1, h: -6 });
  return [
    thing(
      "pumpkin stalk",
      "wood",
      smooth([[-8, -84], [-12, -108], [4, -116], [14, -108], [8, -84]]),
      { l: 0.52, c: 0.1, h: 130 },
    ),
    thing(
      "pumpkin",
      "plant",
      smooth([[0, -88], [34, -94], [62, -72], [68, -38], [52, -6], [0, 2], [-52, -6], [-68, -38], [
        -62,
        -72,
      ], [-34, -94]]),
      colour,
      {
        volume: 0.8,
        marks: [
          mark("shade", leaf([-20, -88], [-20, -2], 4, 16), rib),
          mark("shade", leaf([20, -88], [20, -2], 4, -16), rib),
          mark("shade", leaf([0, -88], [0, 0], 3), rib),
        ],
      },
    ),
    thing(
      "pumpkin leaf",
      "plant",
      smooth([[6, -92], [30, -110], [50, -100, "corner"], [36, -88]]),
      {
        l: 0.6,
        c: 0.13,
        h: 140,
      },
      { line: 3 },
    ),
  ];
}

/** A wrapped box with a bow. */
export function gift(colour: Colour): Item[] {
  const ribbonColour = mix(GOLD, WHITE, 0.2);
  const loop = (s: number) => smooth([[0, -92], [s * 26, -124], [s * 46, -112], [s * 34, -94]], 4);
  return [
    thing("gift", "paper", rounded([[-52, -72], [52, -72], [50, 2], [-50, 2]], 5), colour, {
      volume: 0.4,
      marks: [mark("detail", [[-11, -80], [11, -80], [11, 10], [-11, 10]], ribbonColour)],
    }),
    thing(
      "gift lid",
      "paper",
      rounded([[-60, -92], [60, -92], [60, -68], [-60, -68]], 5),
      shift(colour, { l: 0.05 }),
      {
        volume: 0.4,
        marks: [mark("detail", [[-12, -100], [12, -100], [12, -60], [-12, -60]], ribbonColour)],
      },
    ),
    thing("gift loop", "cloth", loop(-1), ribbonColour, { line: 3 }),
    thing("gift loop", "cloth", loop(1), ribbonColour, { line: 3 }),
    thing("gift knot", "cloth", ellipse([0, -96], 10, 9), ribbonColour, { line: 3 }),
  ];
}
