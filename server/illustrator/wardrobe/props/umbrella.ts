/** @module An open umbrella, held up. */
import { knots } from "../../geometry/coordinates.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { curve, ribbon, smooth } from "../../geometry/shapes.ts";
import { line, mark } from "../../items.ts";
import { INK } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";
import { times } from "../../times.ts";

export const prop: PropEntry = {
  words: "umbrella, umbrellas, parasol, brolly",
  spot: "hand",
  half: 60,
  colour: "accent",
  draw: umbrella,
};

function umbrella(colour: Colour): Item[] {
  const ribs = [-108, -54, 0, 54, 108];
  const hem: Point[] = times(33, (i) => {
    const t = 1 - i / 32;
    return [(t - 0.5) * 224, -140 - Math.abs(Math.sin(t * Math.PI * 4)) * 17];
  });
  return [
    line(
      "umbrella stick",
      "prop",
      curve([[10, 30], [0, 40], [-8, 30], [-2, -60], [0, -226]]),
      INK,
      [6, 5],
    ),
    thing(
      "umbrella",
      "cloth",
      [
        ...smooth(knots("-112 -140!, -92 -190, -46 -224, 0 -232, 46 -224, 92 -190, 112 -140!"))
          .slice(0, -1),
        ...hem,
      ],
      colour,
      {
        volume: 0.5,
        marks: ribs.slice(1, 4).map((x) =>
          mark(
            "shade",
            ribbon([[0, -234], [x * 0.9, -180], [x, -138]], [2, 2, 2]),
            shift(colour, { l: -0.13 }),
          )
        ).concat(
          [-1, 1].map((s) =>
            mark(
              "light",
              smooth([[0, -230], [s * 30, -214], [s * 54, -140], [s * 100, -140], [s * 80, -200]]),
              shift(colour, { l: 0.07 }),
            )
          ).slice(0, 1),
        ),
      },
    ),
    thing("umbrella tip", "metal", ribbon([[0, -230], [0, -248]], [4, 2]), INK, { line: 0 }),
  ];
}
