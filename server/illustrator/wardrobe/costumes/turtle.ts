/** @module A turtle's suit with its shell. */
import { shift } from "../../colour/colour.ts";
import { INK } from "../../colour/palette.ts";
import { ellipse, ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { animalSuit, hoodEye } from "../animal_suit.ts";
import { cloth } from "../cloth/cloth.ts";
import { behindShoulders } from "../fabled_details.ts";
import type { OutfitContext } from "../outfit.ts";
import type { CostumeEntry } from "../costume_entry.ts";

/** A round shell, seen behind the shoulders. */
function shell({ cat }: OutfitContext): Item[] {
  const colour = { l: 0.5, c: 0.1, h: 120 }, seam = shift(colour, { l: -0.14 });
  const { shoulders, view } = cat.figure;
  return behindShoulders(shoulders, view, [
    cloth("turtle shell", ellipse([0, 34], 150, 140), colour, {
      role: "costume",
      volume: 0.8,
      marks: [
        mark("detail", ellipse([0, 34], 132, 122), shift(colour, { l: 0.07 })),
        ...[0, 1, 2, 3, 4, 5].map((i) => {
          const [x, y] = [Math.cos(i * Math.PI / 3), Math.sin(i * Math.PI / 3)];
          return mark(
            "detail",
            ribbon([[x * 50, 34 + y * 46], [x * 140, 34 + y * 130]], [3, 3]),
            seam,
          );
        }),
      ],
    }),
  ]);
}

export const costume: CostumeEntry = {
  garment: "turtle costume",
  name: "turtle costume",
  disguiseOf: ["turtle"],

  home: { beach: 2, lake: 2 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.72, c: 0.13, h: 135 };
    return animalSuit(fitting, {
      name: "turtle",
      colour,
      belly: { l: 0.88, c: 0.09, h: 95 },
      behind: shell(fitting),
      onHood: [...hoodEye([-66, -96], 15, INK), ...hoodEye([66, -96], 15, INK)],
    });
  },
};
