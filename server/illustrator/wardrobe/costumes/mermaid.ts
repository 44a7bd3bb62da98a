/** @module A mermaid: a scaly tail from the waist down, its fin beside the cat. */
import { type Colour, shift } from "../../colour/colour.ts";
import type { Box } from "../../geometry/measure.ts";
import { curve, leaf, ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Item, Mark, Point } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { mergeOutfits, type OutfitContext } from "../outfit.ts";
import { skirtOn } from "../tailoring/skirt.ts";
import { beltOn } from "../tailoring/tailored.ts";
import { trousersOn } from "../tailoring/trousers.ts";
import { trunkOf } from "../tailoring/bodice.ts";
import { bounds } from "../../geometry/measure.ts";

export const costume: CostumeEntry = {
  person:
    "mermaid, mermaids, merman, merkitten, mercat, mercats, purrmaid, purrmaids, siren, little mermaid, mermaid princess",
  garment:
    "mermaid tail, fish tail, mermaid costume, mermaid's tail, mermaid fin, fishtail, scaly tail, mermaid outfit, tail of a fish",
  name: "mermaid tail",

  bareheaded: true,
  isLow: true,
  home: { underwater: 5, beach: 2 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.66, c: 0.12, h: 180 };
    const trunk = trunkOf(fitting.cat.figure);
    return mergeOutfits([
      trousersOn(fitting, {
        name: "mermaid tail",
        colour,
        legs: 0.9,
        waist: 0.56,
        allOver: scales(colour),
      }),
      {
        skirt: skirtOn(fitting.cat.figure, {
          name: "mermaid tail",
          colour,
          texture: "cloth",
          waist: 0.56,
          drop: 90,
          flare: 6,
          ...(trunk && { marks: scales(colour)(bounds(trunk.outline)) }),
        }),
      },
      beltOn(fitting, {
        colour: shift(colour, { l: 0.14 }),
        name: "edge of the tail",
        at: 0.56,
        width: 0.05,
      }),
      { around: fin(fitting, colour) },
    ]);
  },
};

/** Rows of scales, each row between those above it. */
function scales(colour: Colour): (box: Box) => Mark[] {
  const edge = shift(colour, { l: colour.l > 0.45 ? -0.14 : 0.14 });
  return ({ left, right, top, bottom }) => {
    const marks: Mark[] = [];
    for (let y = top, row = 0; y < bottom + 40; y += 17, row++) {
      for (let x = left - 20 + (row % 2) * 12; x < right + 20; x += 24) {
        marks.push(
          mark("detail", ribbon([[x - 12, y], [x, y + 13], [x + 12, y]], [1.2, 2.6, 1.2]), edge),
        );
      }
    }
    return marks;
  };
}

/** The end of the tail on the ground: a stem that rises to two lobes. */
function fin({ cat: { figure: { rest, bust } } }: OutfitContext, colour: Colour): Item[] {
  if (bust) return [];
  const x = rest.right, end: Point = [x + 74, -74];
  const lobe = (to: Point, bend: number) =>
    cloth("tail fin", leaf(end, to, 24, bend), shift(colour, { l: 0.1 }), {
      role: "costume",
      volume: 0.4,
      marks: [mark("detail", ribbon(curve([end, to]), [1.4, 2.2, 1]), shift(colour, { l: -0.06 }))],
    });
  return [
    cloth(
      "stem of the tail",
      ribbon([[x - 70, -26], [x + 6, -22], [x + 52, -36], end], [30, 24, 17, 12]),
      colour,
      { role: "costume", volume: 0.7 },
    ),
    lobe([x + 34, -164], -16),
    lobe([x + 152, -128], 16),
  ];
}
