/** @module A dinosaur's suit with its spikes. */
import { type Colour, shift } from "../../colour/colour.ts";
import { INK, WHITE } from "../../colour/palette.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { animalSuit, hoodEye } from "../animal_suit.ts";
import { cloth } from "../cloth/cloth.ts";
import { scattered } from "../tailoring/repeats.ts";
import type { CostumeEntry } from "../costume_entry.ts";

const SPIKES = { l: 0.76, c: 0.16, h: 60 };

const spots = (colour: Colour) =>
  scattered(
    50,
    ([x, y], i) => [mark("detail", ellipse([x, y], 11 + (i % 3) * 3, 9 + (i % 2) * 3, i), colour)],
  );

export const costume: CostumeEntry = {
  person: "dinosaur cat, cat dinosaur",
  garment:
    "dinosaur costume, dinosaur onesie, dino costume, dino onesie, t rex costume, t-rex costume, dinosaur suit, dinosaur outfit, dressed as a dinosaur, stegosaurus costume, dino suit, dinosaur hoodie, dinosaur pyjamas",
  name: "dinosaur costume",
  disguiseOf: ["tyrannosaurus", "sauropod", "crocodile", "lizard"],

  home: { jungle: 2, cave: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.7, c: 0.15, h: 145 };
    return animalSuit(fitting, {
      name: "dinosaur",
      colour,
      belly: { l: 0.9, c: 0.09, h: 100 },
      allOver: spots(shift(colour, { l: -0.1 })),
      behindHood: [-70, -36, 0, 36, 70].map((x) =>
        cloth(
          "dinosaur spike",
          smooth([[x - 26, -104 + Math.abs(x) * 0.2], [x, -176 + Math.abs(x) * 0.6, "corner"], [
            x + 26,
            -104 + Math.abs(x) * 0.2,
          ]]),
          SPIKES,
          { role: "costume" },
        )
      ),
      onHood: [
        ...hoodEye([-76, -104], 17, INK),
        ...hoodEye([76, -104], 17, INK),
        ...[-66, -40, -14, 14, 40, 66].map((x) =>
          cloth(
            "dinosaur tooth",
            [[x - 11, -66 + Math.abs(x) * 0.24], [x + 11, -66 + Math.abs(x) * 0.24], [
              x,
              -44 + Math.abs(x) * 0.24,
            ]],
            WHITE,
            { role: "costume", line: 2.4, volume: 0.2 },
          )
        ),
      ],
    });
  },
};
