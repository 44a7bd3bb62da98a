/** @module In rice fields: terraces of water and green. */
import { leaf } from "../../geometry/shapes.ts";
import { scenery } from "../../items.ts";
import { cropField } from "../crops.ts";
import type { Item } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "rice field, rice fields, rice paddy, rice paddies, paddy field, rice terraces, terraced fields, tea plantation, tea field, bali",
  phrase: { where: "in", what: "a rice field" },
  isWide: true,
  ...OUTDOORS,
  season: "none",
  restful: true,
  props: { none: 1 },
  draw: riceField,
};

/** Steps of young rice in shallow water below hills. */
function riceField(land: Land): Place {
  const { grade, random } = land;
  const near = random("rice.near");
  return cropField(land, {
    name: "paddy",
    soil: { l: 0.76, c: 0.05, h: 190 },
    step: 76,
    high: 92,
    plant: ([x, y], high, depth) =>
      [-0.5, -0.2, 0.1, 0.4].map((lean): Item =>
        scenery(
          "rice",
          "plant",
          leaf([x, y], [x + lean * high, y - high * near.between(0.7, 1)], high * 0.05, lean * 8),
          grade({ l: 0.68, c: 0.15, h: 128 }, depth),
          { depth },
        )
      ),
  });
}
