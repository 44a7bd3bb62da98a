/** @module In a zoo: animals behind railings, trees, a signpost. */
import { sceneryRow, sceneryThing } from "../scenery_thing.ts";
import { outdoors } from "../outdoors.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words: "zoo, zoos, at the zoo, in the zoo, zoological garden, safari park, petting zoo",
  phrase: { where: "in", what: "a zoo" },
  isWide: true,
  ...OUTDOORS,
  restful: true,
  props: { none: 1 },
  draw: zoo,
};

/** An elephant, a giraffe and a flamingo behind railings. */
function zoo(land: Land): Place {
  const { lightSide } = land;
  return outdoors(land, {
    horizon: 560,
    far: [
      ...sceneryThing(land, "tree", [120, 660], 330, { depth: 0.6 }),
      ...sceneryThing(land, "palm tree", [920, 670], 400, { depth: 0.6 }),
      ...sceneryThing(land, "elephant", [512 - lightSide * 330, 740], 300, { depth: 0.22 }),
      ...sceneryThing(land, "giraffe", [512 + lightSide * 330, 740], 520, { depth: 0.22 }),
      ...sceneryThing(land, "flamingo", [512 + lightSide * 440, 744], 170, { depth: 0.2 }),
      ...sceneryRow(land, "iron railings", {
        from: [100, 772],
        to: [924, 772],
        high: 150,
        count: 5,
        depth: 0.15,
      }),
    ],
    ground: {
      name: "zoo path",
      texture: "stone",
      colour: { l: 0.82, c: 0.05, h: 80 },
      top: 762,
      swing: 4,
    },
    items: [
      ...sceneryThing(land, "signpost", [512 - lightSide * 430, 862], 240, { depth: 0.2 }),
      ...sceneryThing(land, "bench", [512 + lightSide * 400, 870], 110, { depth: 0.1 }),
    ],
  });
}
