/** @module A florist: a green apron with a flower on it over a pale shirt. */
import { shift } from "../../colour/colour.ts";
import { THINGS } from "../../colour/palette.ts";
import { knots } from "../../geometry/coordinates.ts";
import { box, smooth } from "../../geometry/shapes.ts";
import { cloth, flower } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { onNeck } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { composed } from "../tailoring/composed.ts";

export const costume: CostumeEntry = {
  person: "florist, florists, flower seller, flower lady",
  garment: "florist outfit, florist costume, florist's apron, florist apron",
  name: "florist’s apron",
  synonyms: "florist flower seller green apron",
  bareheaded: true,
  has: ["apron"],
  brings: "bouquet",
  home: { "flower shop": 5 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.52, c: 0.12, h: 150 }, role = "costume" as const;
    return mergeOutfits([
      composed(fitting, undefined, {
        cut: { name: "florist shirt", sleeves: 0.6 },
        colour: { l: 0.92, c: 0.03, h: 10 },
        collar: "wings",
      }),
      onNeck(fitting, [
        cloth(
          "florist apron",
          smooth(knots("-46 8!, 46 8!, 54 40, 80 64!, 86 146, -86 146, -80 64!, -54 40")),
          colour,
          { role, volume: 0.4 },
        ),
        ...flower([0, 44], 24, THINGS.pink, role),
        cloth("apron pocket", box(-40, 86, 80, 40, 6), shift(colour, { l: -0.06 }), {
          role,
          line: 2.6,
        }),
      ]),
    ]);
  },
};
