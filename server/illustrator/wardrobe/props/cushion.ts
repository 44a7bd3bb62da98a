/**
 * Drawn under the cat: its width is that of a seat of 150 to each side.
 *
 * @module
 */
import { knots } from "../../geometry/coordinates.ts";
import { type Colour, shift } from "../../colour.ts";
import { ellipse, smooth, star } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { GOLD } from "../../palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const prop: PropEntry = {
  words: [
    says(
      { prop: "cushion" },
      "cushion, cushions, pillow, pillows",
    ),
    nearest(
      { prop: "cushion" },
      "blanket, blankets, cat bed, beanbag, bean bag, rug, persian rug, persian carpet, carpet, mat, cozy bed, cosy bed, throne, magic carpet, hammock, chair, armchair",
    ),
  ],
  seat: "on",
  poses: ["sitting", "waving", "lying", "loaf", "sleeping", "portrait"],
  spot: "under",
  half: 0,
  colour: "accent",
  draw: cushion,
};

function cushion(colour: Colour): Item[] {
  const outline = smooth(
    knots(
      "-186 -34, -176 -50!, -90 -46, 0 -48, 90 -46, 176 -50!, 186 -34, 184 4, 190 24!, 90 30, 0 32, -90 30, -190 24!, -184 4",
    ),
  );
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
