/** @module A felt hat with a wide brim. */
import { knots } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { leaf, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { cloth, hatBand } from "../cloth/cloth.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";

/** A brim much wider than the head, which sways a little, a round crown, a band. */
export const wideBrimmedHat: HatOf = (colour, role = "accessory") => [
  cloth(
    "wide brim",
    smooth(
      knots(
        "-196 -70, -150 -96, 0 -112, 150 -96, 196 -70, 160 -46, 60 -46, 0 -50, -60 -46, -160 -46",
      ),
    ),
    colour,
    {
      role,
      marks: [mark("light", leaf([-176, -70], [-40, -58], 5, 8), shift(colour, { l: 0.1 }), 3)],
    },
  ),
  cloth(
    "wide hat crown",
    smooth(knots("-74 -80, -70 -124, -48 -156, 0 -164, 48 -156, 70 -124, 74 -80, 0 -66")),
    shift(colour, { l: 0.03 }),
    {
      role,
      marks: [mark("light", leaf([-48, -146], [-58, -108], 5), shift(colour, { l: 0.13 }), 3)],
    },
  ),
  hatBand("wide hat band", colour, { role, upper: 74, lower: 75 }),
];

export const variant: HatEntry = {
  words:
    "wide brimmed hat, wide-brimmed hat, wide brim hat, wide hat, broad brimmed hat, broad-brimmed hat, big brimmed hat, large brimmed hat, floppy hat, floppy felt hat, slouch hat, akubra, bush hat, gaucho hat, picture hat",
  synonyms: "wide broad brimmed brim floppy large big felt safari explorer",
  colour: { l: 0.46, c: 0.06, h: 62 },
  draw: wideBrimmedHat,
};
