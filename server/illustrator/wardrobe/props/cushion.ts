/** @module Drawn under the cat: its width is that of a seat of 150 to each side. */
import { knots } from "../../geometry/coordinates.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse, leaf, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "cushion, cushions, pillow, pillows",
  nearest:
    "blanket, blankets, cat bed, beanbag, bean bag, rug, persian rug, persian carpet, carpet, mat, cozy bed, cosy bed, throne, magic carpet, hammock, chair, armchair",
  seat: "on",
  poses: ["sitting", "waving", "lying", "loaf", "sleeping", "portrait"],
  anchors: { seat: { y: 0.22, left: 0.08, right: 0.92 } },
  spot: "under",
  half: 0,
  colour: "accent",
  draw: cushion,
};

function cushion(colour: Colour): Item[] {
  const outline = smooth(
    knots(
      "-196 -60!, -160 -58, -100 -76, 0 -80, 100 -76, 160 -58, 196 -60!, 190 -30, 188 0, 198 44!, 156 36, 80 52, 0 56, -80 52, -156 36, -198 44!, -188 0, -190 -30",
    ),
  );
  return [
    thing("cushion", "cloth", outline, colour, {
      volume: 0.9,
      marks: [
        mark("light", ellipse([0, -60], 140, 14), shift(colour, { l: 0.07 }), 6),
        mark("shade", leaf([-186, -6], [186, -6], 5, 14), shift(colour, { l: -0.12 })),
        ...[[-196, -52, 1, 1], [196, -52, -1, 1], [-198, 30, 1, -1], [198, 30, -1, -1]].map(
          ([x, y, right, down]) =>
            mark(
              "shade",
              leaf([x!, y!], [x! + right! * 74, y! + down! * 16], 7, down! * 4),
              shift(colour, { l: -0.1 }),
              2,
            ),
        ),
      ],
    }),
  ];
}
