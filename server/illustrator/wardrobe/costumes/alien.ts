/** @module A green suit with feelers, in which one goes as an alien. */
import { curve, ellipse } from "../../geometry/shapes.ts";
import { line } from "../../items.ts";
import { INK } from "../../colour/palette.ts";
import { shift } from "../../colour/colour.ts";
import { animalSuit } from "../animal_suit.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";

export const costume: CostumeEntry = {
  garment:
    "alien costume, alien suit, alien outfit, martian costume, dressed as an alien, dressed up as an alien, martian suit, alien hood, dressed as a martian",
  name: "alien costume",
  synonyms: "alien martian hood dressed as up like",
  home: { moon: 2, space: 2 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.76, c: 0.19, h: 135 };
    const role = "costume" as const;
    return animalSuit(fitting, {
      name: "alien",
      colour,
      belly: shift(colour, { l: -0.2, c: -0.04, h: 60 }),
      behindHood: [-1, 1].flatMap((s) => [
        line(
          "antenna",
          role,
          curve([[s * 40, -116], [s * 54, -166], [s * 76, -198]]),
          shift(colour, { l: -0.2 }),
          [9, 7],
        ),
        cloth("antenna ball", ellipse([s * 79, -206], 20, 20), shift(colour, { l: 0.1 }), { role }),
      ]),
      onHood: [-1, 1].map((s) =>
        cloth("alien eye", ellipse([s * 46, -92], 24, 14, s * -0.5), INK, {
          role,
          line: 2,
          volume: 0.8,
        })
      ),
    });
  },
};
