/**
 * A bathrobe.
 *
 * @module
 */
import { knots } from "../../geometry/coordinates.ts";
import { type Colour, mix, shift } from "../../colour.ts";
import { leaf, mirrored } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../palette.ts";
import type { Item } from "../../scene.ts";
import { cloth } from "../cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { clothOf } from "../day_cloth.ts";
import { suit } from "../garments.ts";
import { onNeck } from "../headdress.ts";
import { together } from "../outfit.ts";
import { says } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  words: [
    says(
      { costume: "bathrobe" },
      "bathrobe, bath robe, bathrobes, dressing gown, terry robe, towelling robe, housecoat, fluffy robe, spa robe, morning robe",
      { role: "thing" },
    ),
  ],
  name: "bathrobe",
  bareheaded: true,
  home: { bedroom: 3, "living room": 2, kitchen: 1 },
  wear(fitting, named) {
    const colour = named ?? clothOf(fitting), pale = mix(colour, WHITE, 0.6);
    return together([
      suit(fitting.cat, { colour, trim: pale }),
      onNeck(fitting, shawlCollar(pale)),
    ]);
  },
};

/** Two broad soft flaps that cross below the chin. */
function shawlCollar(colour: Colour): Item[] {
  const flap = (s: number): Item =>
    cloth(
      "shawl collar",
      knots("-96 -34!, -62 -16, -26 34, 12 92, 2 112, -34 92, -74 44, -104 -4!")
        .map(([x, y]) => [x * -s, y]),
      colour,
      {
        role: "costume",
        volume: 0.7,
        marks: [
          mark("shade", leaf([s * 84, -8], [s * 4, 84], 3, s * 8), shift(colour, { l: -0.09 })),
        ],
      },
    );
  return [
    cloth(
      "robe front",
      mirrored([[0, -4], [44, -14], [34, 34], [0, 84]]),
      shift(colour, { l: -0.12 }),
      { role: "costume", volume: 0.2, line: 0 },
    ),
    flap(-1),
    flap(1),
  ];
}
