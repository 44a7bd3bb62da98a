/** @module The robe and wig of a judge. */
import { WHITE } from "../../colour/palette.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { tailored } from "../tailoring/tailored.ts";
import { powderedWig } from "../hats/powdered_wig.ts";
import { closing, front } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment:
    "judge robe, judge robes, judges robe, judge outfit, judge costume, barrister robe, lawyer robe, magistrate robe, judge's robe, judge's robes",
  person: "judge, judges, barrister, magistrate",
  name: "judge’s robe",
  synonyms: "barrister lawyer magistrate wig",

  home: { courtroom: 4 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.25, c: 0.02, h: 290 };
    return mergeOutfits([
      tailored(fitting, {
        name: "judge robe",
        colour,
        ease: 12,
        skirt: { waist: 0.4, drop: 90, flare: 18 },
        front: [
          front(colour, [closing(colour)]),
          ...[-1, 1].map((s) =>
            cloth("judge band", [[s * 4, 0], [s * 22, -2], [s * 26, 56], [s * 6, 58]], WHITE, {
              role: "costume",
              line: 2.6,
            })
          ),
        ],
      }),
      ownHat(fitting, powderedWig(WHITE, "costume")),
    ]);
  },
};
