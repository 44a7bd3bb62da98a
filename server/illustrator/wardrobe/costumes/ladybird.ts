/** @module A ladybird's suit with its spots. */
import { WHITE } from "../../colour/palette.ts";
import { ellipse, ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { animalSuit } from "../animal_suit.ts";
import { feelers } from "../hood_parts.ts";
import { scattered } from "../tailoring/repeats.ts";
import type { CostumeEntry } from "../costume_entry.ts";

const BLACK = { l: 0.25, c: 0.01, h: 60 };

const spots = scattered(52, ([x, y]) => [mark("detail", ellipse([x, y], 14, 14), BLACK)]);

export const costume: CostumeEntry = {
  garment: "ladybird costume, ladybug costume",
  name: "ladybird costume",
  disguiseOf: ["ladybird", "beetle"],

  home: { garden: 3, meadow: 2 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.58, c: 0.21, h: 27 };
    return animalSuit(fitting, {
      name: "ladybird",
      colour,
      belly: colour,
      allOver: spots,
      onBelly: [
        mark("detail", ribbon([[0, 0], [0, 130]], [3, 3]), BLACK),
        ...[[-24, 36], [24, 36], [-26, 84], [26, 84]].map(([x, y]) =>
          mark("detail", ellipse([x!, y!], 13, 13), BLACK)
        ),
      ],
      hood: BLACK,
      behindHood: feelers(BLACK, colour),
      hoodMarks: [-1, 1].map((s) => mark("detail", ellipse([s * 66, -94], 19, 17), WHITE)),
    });
  },
};
