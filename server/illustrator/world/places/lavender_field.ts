/** @module In a field of lavender: purple rows up to the hills. */
import { shift } from "../../colour/colour.ts";
import { ellipse, leaf } from "../../geometry/shapes.ts";
import { scenery } from "../../items.ts";
import { cropField } from "../crops.ts";
import type { Item, Point } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "lavender field, lavender fields, field of lavender, in a field of lavender, lavender farm, provence, provence field, provençal field, among the lavender",
  phrase: { where: "in", what: "a field of lavender" },
  ...OUTDOORS,
  season: "none",
  restful: true,
  props: { none: 2, butterfly: 1 },
  draw: lavenderField,
};

/** Tufts of purple spikes in rows. */
function lavenderField(land: Land): Place {
  const { grade, random } = land;
  const spikes = random("lavender.spikes");
  return cropField(land, {
    name: "lavender rows",
    soil: { l: 0.6, c: 0.09, h: 130 },
    step: 92,
    high: 150,
    plant: ([x, y], high, depth) => {
      const purple = grade({ l: 0.62, c: 0.15, h: 300 }, depth);
      return [
        scenery(
          "lavender leaves",
          "plant",
          ellipse([x, y - high * 0.14], high * 0.34, high * 0.18),
          grade({ l: 0.62, c: 0.08, h: 145 }, depth),
          { depth },
        ),
        ...[-0.9, -0.45, 0, 0.45, 0.9].map((lean, i): Item => {
          const tip: Point = [x + lean * high * 0.42, y - high * spikes.between(0.8, 1.05)];
          return scenery(
            "lavender",
            "plant",
            leaf([x + lean * high * 0.22, y - high * 0.2], tip, high * 0.07, lean * 6),
            shift(purple, { l: i % 2 ? 0.05 : -0.02 }),
            { depth },
          );
        }),
      ];
    },
  });
}
