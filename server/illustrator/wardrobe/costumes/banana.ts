/** @module A banana, half peeled. */
import { knots } from "../../geometry/coordinates.ts";
import { smooth } from "../../geometry/shapes.ts";
import { leaf } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { shift } from "../../colour/colour.ts";
import { animalSuit } from "../animal_suit.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";

export const costume: CostumeEntry = {
  garment:
    "banana costume, dressed as a banana, banana suit, banana hat, banana peel costume, peeled banana costume",
  name: "banana costume",
  disguiseOf: ["banana"],
  synonyms: "banana peel peeled hat dressed as up like",
  home: { jungle: 1, stage: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.87, c: 0.16, h: 98 };
    const dark = shift(colour, { l: -0.1, h: -8 });
    return animalSuit(fitting, {
      name: "banana",
      colour,
      belly: { l: 0.95, c: 0.06, h: 98 },
      behindHood: [
        cloth(
          "banana tip",
          smooth(
            knots("-74 -104, -52 -170, -22 -220, 4 -240!, 30 -238!, 34 -190, 56 -140, 76 -100"),
          ),
          colour,
          {
            role: "costume",
            marks: [
              mark("shade", leaf([-8, -110], [14, -226], 4, 5), dark),
              mark("detail", smooth(knots("-2 -226, 0 -246!, 36 -246!, 34 -222")), {
                l: 0.36,
                c: 0.06,
                h: 60,
              }),
            ],
          },
        ),
      ],
      hoodMarks: [-48, 48].map((x) =>
        mark("shade", leaf([x, -126], [x * 1.6, -20], 4, x * 0.2), dark)
      ),
    });
  },
};
