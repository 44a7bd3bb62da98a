/** @module A caveman's fur with spots. */
import { knots } from "../../geometry/coordinates.ts";
import { smooth } from "../../geometry/shapes.ts";
import { leopard } from "../tailoring/prints.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { cloth } from "../cloth/cloth.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { tailored } from "../tailoring/tailored.ts";
import { front } from "../tailoring/fronts.ts";

const BONE = { l: 0.95, c: 0.02, h: 90 };

export const costume: CostumeEntry = {
  person:
    "caveman, cavewoman, cavemen, cave man, cave dweller, neanderthal, stone age cat, fred flintstone, flintstone, prehistoric cat, tarzan",
  garment:
    "caveman costume, caveman outfit, fur loincloth, leopard skin tunic, animal skin tunic, animal skin, loincloth, cavewoman outfit, stone age costume, flintstones costume, tarzan outfit",
  name: "caveman costume",
  synonyms:
    "caveman cavewoman cavemen cave man dweller neanderthal stone age flintstone flintstones fred prehistoric tarzan loincloth leopard animal skin tunic fur",
  home: { cave: 4, jungle: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.74, c: 0.12, h: 72 };
    const spots = leopard(colour);
    return mergeOutfits([
      tailored(fitting, {
        name: "fur tunic",
        colour,
        sleeves: false,
        allOver: spots,
        skirt: {
          waist: 0.6,
          drop: 6,
          flare: 16,
          marks: spots({ left: -320, right: 320, top: -300, bottom: 40 }),
        },
        front: [front(colour, spots({ left: -90, right: 90, top: -30, bottom: 110 }))],
      }),
      ownHat(fitting, [
        cloth(
          "hair bone",
          smooth(
            knots("-62 -132, -78 -140, -76 -120, -62 -118, 62 -142, 76 -136, 80 -156, 64 -156"),
          ),
          BONE,
          {
            role: "costume",
            line: 3,
          },
        ),
        cloth(
          "hair knot",
          smooth(
            knots(
              "-24 -96!, -22 -140, -30 -176!, -8 -158, 6 -184!, 16 -156, 34 -168!, 22 -136, 24 -96!",
            ),
          ),
          {
            l: 0.36,
            c: 0.05,
            h: 50,
          },
          { role: "costume", texture: "fur", hair: 16 },
        ),
      ]),
    ]);
  },
};
