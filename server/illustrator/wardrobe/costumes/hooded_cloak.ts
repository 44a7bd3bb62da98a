/** @module A cloak with a hood. */
import { knots } from "../../geometry/coordinates.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { leaf, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { THINGS } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { cloak } from "../garments.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { nearest } from "../../vocabulary/term.ts";

const MOSS: Colour = { l: 0.42, c: 0.07, h: 150 };

export const costume: CostumeEntry = {
  garment:
    "hooded cloak, hooded cape, hooded robe, hood, hoods, cowl, traveling cloak, little red riding hood, red riding hood, cloak with a hood, cape with a hood, hooded, grim reaper costume",
  nearestPerson:
    "druid, druids, abbot, hermit, rogue, ranger, assassin in a hood, jedi, jedi master, grim reaper, cultist, necromancer, necromancers, shaman, elven ranger, tabaxi, tabaxi rogue, bard, archer, robin hood, wanderer, wanderers, pilgrim, nun, prophet, vampire hunter, vampire hunters, vampire slayer, monster hunter, demon hunter, witch hunter, wanderer in a cloak, pied piper",
  terms: [nearest(
    { costume: "hooded cloak" },
    "jedi robe, jedi robes",
    { role: "thing", weak: true },
  )],
  name: "hooded cloak",
  isOfAnyColour: true,
  layer: "over",
  home: { forest: 3, castle: 1, mountains: 1 },
  wear(fitting, named) {
    const colour = named ?? MOSS;
    return mergeOutfits([
      cloak(fitting.cat, colour, THINGS.silver),
      ownHat(fitting, [hood(colour)]),
    ]);
  },
};

/** The edge of a hood around the face, drawn up over the ears to a soft point. */
export function hood(colour: Colour): Item {
  return cloth(
    "hood",
    smooth(
      knots(
        "-116 70!, -134 0, -128 -84, -92 -152, -30 -186, 8 -204, 40 -184, 94 -150, 128 -84, 134 0, 116 70!, 104 30, 106 -20, 84 -66, 40 -88, 0 -94, -40 -88, -84 -66, -106 -20, -104 30",
      ),
    ),
    colour,
    {
      role: "costume",
      volume: 0.6,
      marks: [
        mark("shade", leaf([-110, 40], [-78, -74], 6, -14), shift(colour, { l: -0.1 })),
        mark("shade", leaf([110, 40], [78, -74], 6, 14), shift(colour, { l: -0.1 })),
        mark("shade", leaf([4, -196], [2, -98], 4, 6), shift(colour, { l: -0.08 })),
      ],
    },
  );
}
