/** @module In a car park: parked cars between white lines, a meter. */
import { shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import { sceneryRow, sceneryThing } from "../scenery_thing.ts";
import { ASPHALT, streetHouses } from "../street_houses.ts";
import { outdoors } from "../outdoors.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "car park, parking lot, parking garage, car parks, parking lots, multi storey car park, supermarket car park, parking space",
  phrase: { where: "in", what: "a car park" },
  isWide: true,
  ...OUTDOORS,
  season: "none",
  restful: true,
  props: { none: 1 },
  draw: carPark,
};

/** Cars in a row before the houses, white lines on the asphalt. */
function carPark(land: Land): Place {
  const { grade, lightSide } = land;
  return outdoors(land, {
    horizon: 560,
    far: [
      ...streetHouses(land, "car_park.houses"),
      ...sceneryThing(land, "minibus", [130, 780], 280, { depth: 0.2 }),
      ...sceneryThing(land, "car", [370, 762], 170, { depth: 0.3 }),
      ...sceneryThing(land, "car", [660, 762], 170, { depth: 0.3, mirror: true }),
      ...sceneryThing(land, "taxi", [900, 780], 220, { depth: 0.2 }),
    ],
    ground: {
      name: "parking lot",
      texture: "stone",
      colour: ASPHALT,
      top: 736,
      marks: [90, 305, 535, 760, 975].map((x) =>
        mark("light", [[x, 740], [x + 12, 740], [x + (x - 512) * 0.9 + 24, 1040], [
          x + (x - 512) * 0.9,
          1040,
        ]], grade(shift(ASPHALT, { l: 0.42 })))
      ).concat(mark("shade", box(LEFT, 740, RIGHT - LEFT, 5), grade(shift(ASPHALT, { l: -0.1 })))),
    },
    items: [
      ...sceneryRow(land, "traffic cone", {
        from: [90, 868],
        to: [200, 880],
        high: 90,
        count: 2,
        depth: 0.15,
      }),
      ...sceneryThing(land, "parking meter", [512 + lightSide * 400, 868], 230, { depth: 0.15 }),
    ],
  });
}
