/** @module A small upright piano. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, leaf, rounded } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { INK, THINGS } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "piano, pianos, grand piano, upright piano, keyboard piano, pianoforte",
  nearest: "organ, harpsichord, accordion, xylophone, drum, drum kit",
  anchors: { high: 430, isAtWall: true },
  spot: "ground",
  half: 92,
  colour: THINGS.brown,
  draw: piano,
};

function piano(colour: Colour): Item[] {
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
