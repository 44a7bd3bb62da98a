/** @module A bunny's suit. */
import { knots } from "../../geometry/coordinates.ts";
import { smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { animalSuit } from "../animal_suit.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import type { Point } from "../../scene.ts";

const PINK = { l: 0.8, c: 0.11, h: 5 };

export const costume: CostumeEntry = {
  garment:
    "bunny costume, bunny suit, rabbit suit, bunny hood, rabbit hood, easter bunny costume, easter bunny outfit, bunny rabbit costume",
  name: "bunny costume",
  disguiseOf: ["rabbit"],
  synonyms: "bunny rabbit easter hood onesie dressed as up like",
  home: { meadow: 2, garden: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.95, c: 0.012, h: 60 };
    const ear = (s: number) => {
      const side = (text: string) => smooth(knots(text).map(([x, y]): Point => [x * s, y]));
      return cloth(
        "bunny ear",
        side("28 -100, 20 -180, 40 -252, 66 -262, 84 -232, 80 -160, 70 -96"),
        colour,
        {
          role: "costume",
          volume: 0.6,
          marks: [
            mark(
              "detail",
              side("40 -116, 36 -180, 50 -236, 62 -242, 70 -220, 66 -160, 60 -114"),
              PINK,
              2,
            ),
          ],
        },
      );
    };
    return animalSuit(fitting, {
      name: "bunny",
      colour,
      belly: PINK,
      behindHood: [ear(-1), ear(1)],
    });
  },
};
