/** @module A wide Mexican hat. */
import { points } from "../../geometry/coordinates.ts";
import { mix } from "../../colour/colour.ts";
import { ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import { cloth } from "../cloth/cloth.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { times } from "../../times.ts";

/** A wide Mexican hat. */
const sombrero: HatOf = (colour, role = "accessory") => {
  const trim = mix(colour, WHITE, 0.75);
  return [
    cloth("sombrero brim", ellipse([0, -76], 200, 40), colour, {
      role,
      marks: times(22, (i) => {
        const angle = (i / 22) * 2 * Math.PI;
        return mark(
          "detail",
          ellipse([Math.cos(angle) * 178, -76 + Math.sin(angle) * 32], 7, 4),
          trim,
        );
      }),
    }),
    cloth(
      "sombrero crown",
      smooth(points("-70 -78, -58 -128, -34 -172, 0 -186, 34 -172, 58 -128, 70 -78, 0 -60")),
      colour,
      {
        role,
        volume: 0.8,
        marks: [mark("detail", ribbon([[-72, -104], [0, -90], [72, -104]], [7, 7, 7]), trim)],
      },
    ),
  ];
};

export const variant: HatEntry = {
  words: "sombrero, sombreros, mexican hat, mariachi hat",
  synonyms: "mexican mariachi",
  colour: { l: 0.78, c: 0.12, h: 78 },

  draw: sombrero,
};
