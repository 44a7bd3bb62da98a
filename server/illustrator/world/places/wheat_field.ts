/** @module In a field of wheat: golden ears up to the hills. */
import { shift } from "../../colour/colour.ts";
import { leaf, ribbon } from "../../geometry/shapes.ts";
import { scenery } from "../../items.ts";
import { cropField } from "../crops.ts";
import type { Point } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "wheat field, wheat fields, wheatfield, wheatfields, field of wheat, in a field of wheat, fields of wheat, golden wheat, among the wheat, in the wheat, grain field, barley field, field of barley, rye field, field of rye",
  nearest: "oat field, hay field, hayfield",
  phrase: { where: "in", what: "a field of wheat" },
  ...OUTDOORS,
  season: "drifts",
  restful: true,
  props: { none: 2, butterfly: 1 },
  draw: wheatField,
};

/** Tufts of stalks with heavy ears. */
function wheatField(land: Land): Place {
  const { grade, random } = land;
  const ears = random("wheat.ears");
  return cropField(land, {
    name: "wheat rows",
    soil: { l: 0.82, c: 0.12, h: 86 },
    step: 84,
    high: 190,
    plant: ([x, y], high, depth) => {
      const straw = grade({ l: 0.86, c: 0.13, h: 88 }, depth);
      return [
        ...[-1.1, -0.66, -0.22, 0.22, 0.66, 1.1].flatMap((lean, i) => {
          const foot: Point = [x + lean * high * 0.18, y];
          const neck: Point = [
            x + lean * high * 0.36,
            y - high * ears.between(0.58, 0.78),
          ];
          const tip: Point = [neck[0] + high * 0.1, neck[1] - high * 0.27];
          return [
            scenery("wheat stalk", "plant", ribbon([foot, neck], [high * 0.018, high * 0.014]), {
              ...shift(straw, { l: -0.07 }),
            }, { depth }),
            scenery(
              "wheat ear",
              "plant",
              leaf(neck, tip, high * 0.05, high * 0.03),
              shift(straw, { l: i % 2 ? -0.03 : -0.09, c: 0.02 }),
              { depth },
            ),
          ];
        }),
      ];
    },
  });
}
