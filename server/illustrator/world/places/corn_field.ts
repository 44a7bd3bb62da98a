/** @module In a field of corn: tall stalks in rows, with ears and tassels. */
import { shift } from "../../colour/colour.ts";
import { ellipse, leaf } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { cropField } from "../crops.ts";
import type { Item, Point } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "corn field, corn fields, cornfield, cornfields, field of corn, in a field of corn, maize field, maize fields, field of maize, among the corn, in the corn, corn rows, corn maze",
  nearest: "sugar cane field, sugarcane field",
  phrase: { where: "in", what: "a field of corn" },
  ...OUTDOORS,
  season: "drifts",
  restful: true,
  props: { none: 1 },
  draw: cornField,
};

/** Leaves of a stalk: how far up they begin, and how far they reach to a side and up, as shares of its height. */
const LEAVES = [
  [0.14, -0.34, 0.4],
  [0.26, 0.36, 0.5],
  [0.42, -0.36, 0.68],
  [0.56, 0.34, 0.84],
  [0.7, -0.26, 1],
] as const;

/** Stalks taller than a cat, row behind row. */
function cornField(land: Land): Place {
  const { grade } = land;
  return cropField(land, {
    name: "corn rows",
    soil: { l: 0.6, c: 0.09, h: 105 },
    step: 150,
    high: 400,
    plant: ([x, y], high, depth) => {
      const green = grade({ l: 0.62, c: 0.15, h: 132 }, depth),
        gold = grade({ l: 0.84, c: 0.15, h: 86 }, depth),
        tassel = grade({ l: 0.8, c: 0.09, h: 80 }, depth);
      const at = (dx: number, up: number): Point => [x + dx * high, y - up * high];
      return [
        ...[-0.06, 0, 0.06].map((dx): Item =>
          scenery(
            "corn tassel",
            "plant",
            leaf(at(0, 0.88), at(dx * 1.5, 1.06), high * 0.018),
            tassel,
            {
              depth,
            },
          )
        ),
        scenery(
          "corn stalk",
          "plant",
          leaf(at(0, 0), at(0, 0.94), high * 0.05),
          shift(green, { l: -0.06 }),
          { depth },
        ),
        ...LEAVES.map(([from, dx, up], i): Item =>
          scenery(
            "corn leaf",
            "plant",
            leaf(at(0, from), at(dx, up - 0.1), high * 0.045, dx * high * 0.3),
            shift(green, { l: i % 2 ? 0.04 : -0.01 }),
            { depth },
          )
        ),
        scenery("ear of corn", "plant", ellipse(at(0.055, 0.5), high * 0.045, high * 0.12), gold, {
          depth,
          marks: [-0.06, 0, 0.06].map((dy) =>
            mark(
              "shade",
              ellipse(at(0.055, 0.5 + dy), high * 0.034, high * 0.006),
              shift(gold, { l: -0.08 }),
            )
          ),
        }),
        scenery("corn husk", "plant", leaf(at(0.03, 0.37), at(0.1, 0.55), high * 0.06), green, {
          depth,
        }),
      ];
    },
  });
}
