/** @module A fur hat with ear flaps. */
import { knots } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { leaf, smooth, star } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";

/** An ushanka: a cloth crown, a thick fur brim, flaps that hang over the ears. */
const furHat: HatOf = (colour, role = "accessory") => {
  const fur = { texture: "fur", role, volume: 0.7, hair: 12 } as const;
  const dark = shift(colour, { l: -0.06 });
  return [
    ...[-1, 1].map((s) =>
      cloth(
        "ear flap",
        smooth(
          knots("84 -92, 120 -84, 136 -20, 126 44, 104 62, 88 40, 96 -20").map(([x, y, c]) =>
            [x * s, y, c] as const
          ),
        ),
        dark,
        { ...fur, flow: { along: [0, 1] } },
      )
    ),
    cloth(
      "fur hat",
      smooth(knots("-84 -84, -84 -134, -50 -164, 0 -172, 50 -164, 84 -134, 84 -84, 0 -70")),
      shift(colour, { l: 0.08, c: 0.01 }),
      { role, marks: [mark("shade", leaf([0, -170], [0, -90], 2.6), shift(colour, { l: -0.1 }))] },
    ),
    cloth(
      "fur brim",
      smooth(
        knots(
          "-106 -72, -104 -112, -60 -126, 0 -132, 60 -126, 104 -112, 106 -72, 60 -58, 0 -64, -60 -58",
        ),
      ),
      colour,
      { ...fur, flow: { along: [0, -1] } },
    ),
    cloth("hat star", star([0, -98], 15), { l: 0.55, c: 0.2, h: 27 }, { role, line: 2.4 }),
  ];
};

export const variant: HatEntry = {
  words:
    "ushanka, fur hat, russian hat, trapper hat, fur hat with ear flaps, ear flap hat, ushanka hat, furry hat",
  nearest:
    "cossack hat, papakha, fluffy hat, bearskin hat, bearskin, busby, beefeater hat, guardsman hat, royal guard hat, raccoon hat, coonskin cap, davy crockett hat",
  colour: { l: 0.5, c: 0.05, h: 55 },
  draw: furHat,
};
