/** @module A sheep's suit of wool. */
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse, ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Point } from "../../scene.ts";
import { animalSuit } from "../animal_suit.ts";
import { cloth } from "../cloth/cloth.ts";
import { sideEars } from "../hood_parts.ts";
import { scattered } from "../tailoring/repeats.ts";
import type { CostumeEntry } from "../costume_entry.ts";

const FACE = { l: 0.3, c: 0.02, h: 50 };

/** Locks over the brow. */
const WOOL: readonly Point[] = [[-98, -70], [98, -70], [-72, -112], [72, -112], [-28, -128], [
  28,
  -128,
], [0, -104]];

const curls = (colour: Colour) =>
  scattered(30, ([x, y]) => [
    mark(
      "detail",
      ribbon([[x - 9, y + 3], [x - 5, y - 7], [x + 5, y - 7], [x + 9, y + 3], [x + 2, y + 6]], [
        1.6,
        2.2,
        2.2,
        2,
        1.2,
      ]),
      colour,
    ),
  ]);

export const costume: CostumeEntry = {
  garment: "sheep costume",
  name: "sheep costume",
  disguiseOf: ["sheep"],

  home: { farm: 3, meadow: 2 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.96, c: 0.015, h: 85 };
    return animalSuit(fitting, {
      name: "sheep",
      colour,
      belly: { l: 0.92, c: 0.02, h: 85 },
      allOver: curls(shift(colour, { l: -0.13 })),
      behindHood: sideEars(FACE, { l: 0.66, c: 0.07, h: 20 }),
      onHood: WOOL.map(([x, y], i) =>
        cloth("wool", ellipse([x, y], 34, 30), i % 2 ? colour : shift(colour, { l: -0.03 }), {
          role: "costume",
          volume: 0.7,
        })
      ),
    });
  },
};
