/** @module Hats of wizards and witches, on the head's coordinates (see hats.ts). */
import { knots } from "../../geometry/coordinates.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse, leaf, smooth, star } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { GOLD } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";

const role = "costume" as const;

/** A tall bent cone with a wide brim; stars for a wizard, a buckle for a witch. */
export function pointedHat(
  colour: Colour,
  ornament: "stars" | "buckle",
  trim: Colour = GOLD,
): Item[] {
  const cone = smooth(
    knots(
      "-74 -74, -58 -120, -34 -184, -6 -236, 34 -268, 70 -262, 104 -232!, 66 -236, 50 -212, 52 -160, 64 -110, 74 -74, 0 -60",
    ),
  );
  const stars =
    ([[-12, -128, 15], [26, -164, 11], [8, -214, 9], [44, -116, 8], [-40, -100, 7]] as const)
      .map(([x, y, r], i) => mark("detail", star([x, y], r, { turn: i * 0.4 }), trim));
  return [
    cloth("hat brim", ellipse([0, -66], 140, 31), shift(colour, { l: -0.02 }), { role }),
    cloth("hat cone", cone, colour, {
      role,
      volume: 0.75,
      marks: [
        mark("shade", leaf([-52, -150], [54, -176], 7, 12), shift(colour, { l: -0.09 })),
        mark("shade", leaf([-28, -196], [52, -214], 5, 10), shift(colour, { l: -0.09 })),
        ...(ornament === "stars" ? stars : []),
      ],
    }),
    cloth(
      "hat band",
      smooth(knots("-75 -94!, 0 -78, 75 -94!, 80 -68!, 0 -50, -80 -68!")),
      trim,
      { role, volume: 0.5 },
    ),
    ...(ornament === "buckle"
      ? [
        region({
          name: "buckle",
          role,
          texture: "metal",
          outline: buckleFrame(-19, -84, 38, 34),
          colour: GOLD,
          line: 3,
        }),
      ]
      : []),
  ];
}

function buckleFrame(x: number, y: number, width: number, height: number): Point[] {
  const t = 8;
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y + t],
    [x + t, y + t],
    [x + t, y + height - t],
    [x + width - t, y + height - t],
    [x + width - t, y + t],
    [x, y + t],
  ];
}
