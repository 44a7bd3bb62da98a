/** @module A wig of white curls. */
import { knots } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { cloth } from "../cloth/cloth.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";

/** A wig of white curls. */
export const powderedWig: HatOf = (colour, role = "accessory") => {
  const curl = (x: number, y: number, size: number) =>
    cloth("wig curl", ellipse([x, y], size, size * 0.8), colour, {
      role,
      volume: 0.9,
      line: 3,
      marks: [
        mark("shade", ellipse([x, y], size * 0.45, size * 0.34), shift(colour, { l: -0.09 })),
      ],
    });
  return [
    ...[-1, 1].flatMap((s) => [70, 34, -4, -42].map((y) => curl(s * 116, y, 25))),
    cloth(
      "wig",
      smooth(knots(
        "-122 -44!, -118 -104, -70 -156, 0 -172, 70 -156, 118 -104, 122 -44!, 96 -56, 60 -80, 0 -92, -60 -80, -96 -56",
      )),
      colour,
      { role, volume: 0.85 },
    ),
    ...[-78, -40, 0, 40, 78].map((x) => curl(x, -112 - 30 * Math.cos(x / 62), 24)),
  ];
};

export const variant: HatEntry = {
  words:
    "powdered wig, barrister wig, judge wig, white wig, baroque wig, periwig, marie antoinette wig",
  nearest: "wig, wigs, curly wig, afro wig, blonde wig, pink wig, rainbow wig, clown wig",
  synonyms: "barrister judge periwig curly baroque",
  colour: { l: 0.95, c: 0.008, h: 90 },

  draw: powderedWig,
};
