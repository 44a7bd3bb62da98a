/** @module A snowman with its hat and carrot. */
import { INK, THINGS } from "../../colour/palette.ts";
import { knots } from "../../geometry/coordinates.ts";
import { ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { animalSuit } from "../animal_suit.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";

export const costume: CostumeEntry = {
  garment: "snowman costume",
  name: "snowman costume",
  disguiseOf: ["snowman"],

  home: { snow: 3 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.98, c: 0.008, h: 240 };
    return animalSuit(fitting, {
      name: "snowman",
      colour,
      belly: { l: 0.93, c: 0.014, h: 240 },
      onBelly: [20, 54, 88].map((y) => mark("detail", ellipse([0, y], 9, 9), INK)),
      onHood: [
        cloth("hat brim", ellipse([0, -118], 96, 15), INK, { role: "costume" }),
        cloth("hat crown", smooth(knots("-58 -120!, -54 -196!, 54 -196!, 58 -120!")), INK, {
          role: "costume",
          marks: [mark("detail", ribbon([[-70, -134], [70, -134]], [9, 9]), THINGS.red)],
        }),
        ...[-1, 1].map((s) =>
          cloth("coal eye", ellipse([s * 44, -90], 8, 8), INK, { role: "costume" })
        ),
        cloth("carrot nose", smooth(knots("-4 -92, 10 -84, 58 -66!, 4 -74")), THINGS.orange, {
          role: "costume",
        }),
      ],
    });
  },
};
