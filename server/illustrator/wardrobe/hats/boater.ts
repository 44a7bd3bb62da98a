/** @module A boater: a flat hat of straw with a ribbon. */
import { knots } from "../../geometry/coordinates.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { cloth } from "../cloth/cloth.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";

const STRAW: Colour = { l: 0.87, c: 0.085, h: 90 };

/** A stiff brim, a low crown with straight sides, and a ribbon in the colour around it. */
export const boater: HatOf = (colour, role = "accessory") => {
  const weave = shift(STRAW, { l: -0.09, c: 0.02 });
  return [
    cloth(
      "boater brim",
      smooth(knots("-138 -78, 0 -106, 138 -78, 128 -56, 0 -70, -128 -56")),
      STRAW,
      {
        role,
        volume: 0.4,
        marks: [mark("shade", ribbon([[-130, -66], [0, -82], [130, -66]], [2, 2, 2]), weave)],
      },
    ),
    cloth("boater", smooth(knots("-80 -80!, -78 -148!, 0 -158, 78 -148!, 80 -80!, 0 -96")), STRAW, {
      role,
      volume: 0.5,
      marks: [
        mark("shade", ribbon([[-78, -138], [0, -148], [78, -138]], [1.8, 1.8, 1.8]), weave),
      ],
    }),
    cloth(
      "boater ribbon",
      smooth(knots("-81 -116!, 0 -130, 81 -116!, 82 -82!, 0 -96, -82 -82!")),
      colour,
      { role, volume: 0.3 },
    ),
  ];
};

export const variant: HatEntry = {
  words:
    "boater, boaters, boater hat, straw boater, straw boater hat, skimmer hat, gondolier hat, gondolier's hat, barbershop hat, punting hat",
  synonyms: "straw boater gondolier skimmer",
  colour: { l: 0.5, c: 0.19, h: 26 },
  draw: boater,
};
