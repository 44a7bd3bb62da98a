/** @module A lobster's suit with its claws. */
import { type Colour, shift } from "../../colour/colour.ts";
import { INK } from "../../colour/palette.ts";
import { knots } from "../../geometry/coordinates.ts";
import { ribbon, smooth } from "../../geometry/shapes.ts";
import type { Item, Point } from "../../scene.ts";
import { animalSuit, hoodEye } from "../animal_suit.ts";
import { cloth } from "../cloth/cloth.ts";
import { feelers } from "../hood_parts.ts";
import { stripes } from "../tailoring/prints.ts";
import type { CostumeEntry } from "../costume_entry.ts";

/** A pincer beside the chest. */
function claw(side: number, colour: Colour): Item {
  const outline = smooth(
    knots(
      "70 88, 96 60, 92 20, 112 -14, 134 -20!, 128 18, 150 -8, 172 -2!, 164 44, 138 78, 104 108",
    ),
  );
  return cloth("lobster claw", outline.map(([x, y]): Point => [x * side, y]), colour, {
    role: "costume",
    volume: 0.6,
  });
}

export const costume: CostumeEntry = {
  garment: "lobster costume",
  name: "lobster costume",
  disguiseOf: ["lobster", "crab", "shrimp"],

  home: { beach: 2, underwater: 2 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.57, c: 0.2, h: 30 };
    return animalSuit(fitting, {
      name: "lobster",
      colour,
      belly: shift(colour, { l: 0.12, c: -0.03 }),
      allOver: stripes(shift(colour, { l: -0.1 }), { width: 4, gap: 30 }),
      behindHood: feelers(colour, colour),
      onHood: [-1, 1].flatMap((s) => [
        cloth("eye stalk", ribbon([[s * 62, -104], [s * 70, -142]], [10, 9]), colour, {
          role: "costume",
        }),
        ...hoodEye([s * 72, -152], 18, INK),
      ]),
      before: [-1, 1].map((s) => claw(s, colour)),
    });
  },
};
