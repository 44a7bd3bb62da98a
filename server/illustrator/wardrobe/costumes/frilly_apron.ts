/** @module An apron with frills along its edges and a bow. */
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse, mirrored, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { times } from "../../times.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { onNeck } from "../headwear/headdress.ts";

export const costume: CostumeEntry = {
  garment:
    "frilly apron, frilly aprons, ruffled apron, ruffle apron, frilled apron, lace apron, lacy apron, apron with frills, apron with ruffles, flounced apron, frilly pinafore",
  name: "frilly apron",
  isOfAnyColour: true,
  synonyms: "frilly frilled ruffled ruffle lace lacy frills ruffles maid",
  bareheaded: true,
  layer: "over",
  home: { kitchen: 4 },
  wear(fitting, named) {
    return onNeck(fitting, apron(named ?? { l: 0.84, c: 0.08, h: 0 }));
  },
};

/** A bib and a skirt; round folds stand along shoulders and hem. */
function apron(colour: Colour): Item[] {
  const role = "costume" as const, frill = shift(colour, { l: colour.l > 0.8 ? -0.08 : 0.12 });
  const folds = (along: readonly Point[], reach: number) =>
    along.map((at) =>
      cloth("frill", ellipse(at, reach, reach), frill, { role, line: 2.4, volume: 0.5 })
    );
  const shoulder = (s: number): Point[] =>
    times(5, (i) => [s * (62 - i * 3), -18 + i * 16] as Point);
  const hem = times(9, (i): Point => {
    const share = (i - 4) / 4;
    return [share * 84, 134 - 14 * share * share];
  });
  return [
    ...folds([...shoulder(-1), ...shoulder(1)], 15),
    ...folds(hem, 15),
    cloth(
      "frilly apron",
      smooth(
        mirrored([[0, 8], [42, 4, "corner"], [46, 44], [72, 62, "corner"], [88, 118], [60, 130], [
          0,
          136,
        ]]),
      ),
      colour,
      {
        role,
        volume: 0.4,
        marks: [
          mark("detail", ribbon([[-76, 62], [0, 70], [76, 62]], [6, 6, 6]), frill),
          ...[-24, 0, 24].map((x) =>
            mark("detail", ellipse([x, 34], 4, 4), shift(colour, { l: -0.16, c: 0.04 }))
          ),
        ],
      },
    ),
  ];
}
