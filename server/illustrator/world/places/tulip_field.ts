/** @module In a field of tulips: a stripe of each colour. */
import { leaf, smooth } from "../../geometry/shapes.ts";
import { scenery } from "../../items.ts";
import { cropField } from "../crops.ts";
import { sceneryThing } from "../scenery_thing.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "tulip field, tulip fields, field of tulips, in a field of tulips, tulip garden, keukenhof, poppy field, field of poppies, in a field of poppies, flower garden rows",
  phrase: { where: "in", what: "a field of tulips" },
  ...OUTDOORS,
  season: "none",
  restful: true,
  props: { none: 2, butterfly: 1 },
  draw: tulipField,
};

const HUES = [25, 88, 350, 300, 55, 15];

/** Every row another colour, a windmill behind. */
function tulipField(land: Land): Place {
  const { grade, lightSide } = land;
  return cropField(land, {
    name: "tulip rows",
    soil: { l: 0.6, c: 0.12, h: 138 },
    step: 78,
    high: 118,
    far: sceneryThing(land, "windmill", [512 + lightSide * 300, 600], 230, { depth: 0.65 }),
    plant: ([x, y], high, depth) => {
      const colour = grade({ l: 0.68, c: 0.18, h: HUES[Math.round(y / 31) % HUES.length]! }, depth);
      return [
        scenery(
          "tulip leaf",
          "plant",
          leaf([x, y + 4], [x + high * 0.2, y - high * 0.6], high * 0.09, 5),
          grade({ l: 0.58, c: 0.12, h: 142 }, depth),
          { depth },
        ),
        scenery(
          "tulip",
          "plant",
          smooth([
            [x - high * 0.16, y - high * 0.98, "corner"],
            [x - high * 0.07, y - high * 0.84],
            [x, y - high, "corner"],
            [x + high * 0.07, y - high * 0.84],
            [x + high * 0.16, y - high * 0.98, "corner"],
            [x + high * 0.15, y - high * 0.7],
            [x, y - high * 0.56],
            [x - high * 0.15, y - high * 0.7],
          ]),
          colour,
          { line: depth < 0.2 ? 1.6 : 0, depth },
        ),
      ];
    },
  });
}
