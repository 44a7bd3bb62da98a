/** @module What surgeons and nurses wear. */
import { shift } from "../../colour/colour.ts";
import { WHITE } from "../../colour/palette.ts";
import { ribbon, smooth } from "../../geometry/shapes.ts";
import { knots } from "../../geometry/coordinates.ts";
import { mark } from "../../items.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { tailored } from "../tailoring/tailored.ts";
import { front, pocket } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment:
    "scrubs, surgical scrubs, surgeon outfit, hospital scrubs, surgical gown, medical scrubs, vet scrubs, dentist uniform, surgeon's cap, theatre cap",
  nearestPerson:
    "physiotherapist, physiotherapists, physio, masseur, masseuse, massage therapist, carer, care worker, care assistant, hospital orderly, hospital porter, dental hygienist, dental nurse, dental assistant, anaesthetist, veterinary nurse, vet nurse, chiropractor, osteopath, radiologist, orthodontist, acupuncturist",
  person: "surgeon, surgeons, dentist, midwife",
  name: "scrubs",
  synonyms: "surgeon surgical hospital medical vet dentist gown uniform",

  layer: "inner",
  home: { hospital: 4 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.7, c: 0.09, h: 190 };
    return mergeOutfits([
      tailored(fitting, {
        name: "scrubs",
        colour,
        sleeves: 0.46,
        trousers: 0.84,
        ease: 8,
        band: 7,
        front: [
          front(colour, [
            mark("detail", [[-30, -26], [30, -26], [0, 36]], WHITE),
            mark(
              "shade",
              ribbon([[-32, -26], [0, 38], [32, -26]], [2.4, 2.4, 2.4]),
              shift(colour, { l: -0.14 }),
            ),
            ...pocket([42, 44], colour),
          ]),
        ],
      }),
      // Over the clothes of a nurse, her own cap stays.
      fitting.spec.costume?.kind !== "scrubs" ? {} : ownHat(fitting, [
        cloth(
          "surgical cap",
          smooth(knots("-92 -72!, -84 -112, -40 -136, 0 -140, 40 -136, 84 -112, 92 -72!, 0 -90")),
          colour,
          { role: "costume", volume: 0.8 },
        ),
        cloth(
          "surgical cap band",
          smooth(knots("-94 -82!, 0 -100, 94 -82!, 92 -66!, 0 -82, -92 -66!")),
          shift(colour, { l: -0.08 }),
          { role: "costume", volume: 0.3 },
        ),
      ]),
    ]);
  },
};
