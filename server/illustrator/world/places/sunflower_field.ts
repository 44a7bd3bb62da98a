/** @module In a field of sunflowers. */
import { cropField } from "../crops.ts";
import { sunflower } from "../flowers.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "sunflower field, sunflower fields, field of sunflowers, in a field of sunflowers, sunflower farm, among sunflowers, among the sunflowers, surrounded by sunflowers",
  phrase: { where: "in", what: "a field of sunflowers" },
  ...OUTDOORS,
  season: "none",
  restful: true,
  props: { none: 2, butterfly: 1 },
  draw: sunflowerField,
};

/** Sunflowers row behind row. */
function sunflowerField(land: Land): Place {
  const { grade } = land;
  return cropField(land, {
    name: "sunflower rows",
    soil: { l: 0.6, c: 0.11, h: 130 },
    step: 190,
    high: 290,
    plant: (at, high, depth) =>
      sunflower(
        at,
        high,
        grade({ l: 0.86, c: 0.16, h: 88 }, depth),
        grade({ l: 0.56, c: 0.13, h: 140 }, depth),
      ),
  });
}
