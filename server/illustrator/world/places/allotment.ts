/** @module On an allotment: beds of vegetables, a shed, a water barrel. */
import { shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { ThingName } from "../../things/thing_names.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import { sceneryRow, sceneryThing } from "../scenery_thing.ts";
import { outdoors } from "../outdoors.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "allotment, allotments, vegetable garden, vegetable patch, kitchen garden, vegetable bed, vegetable plot, veg patch, veggie garden, cabbage patch, herb garden bed",
  phrase: { where: "on", what: "an allotment" },
  isWide: true,
  ...OUTDOORS,
  restful: true,
  props: { none: 1 },
  draw: allotment,
};

/** Rows of leeks, cabbages and carrots before a shed. */
function allotment(land: Land): Place {
  const { grade, lightSide } = land;
  const soil = { l: 0.5, c: 0.06, h: 55 };
  const rows = (name: ThingName, y: number, high: number) =>
    sceneryRow(land, name, { from: [80, y], to: [944, y], high, count: 9, depth: 0.14 });
  return outdoors(land, {
    horizon: 560,
    far: [
      ...sceneryRow(land, "hedge", {
        from: [60, 640],
        to: [964, 640],
        high: 150,
        count: 5,
        depth: 0.27,
      }),
      ...sceneryThing(land, "garden shed", [512 + lightSide * 330, 690], 360, { depth: 0.23 }),
      ...sceneryThing(land, "barrel", [512 + lightSide * 180, 694], 120, { depth: 0.22 }),
      ...sceneryThing(land, "apple tree", [512 - lightSide * 370, 690], 330, { depth: 0.23 }),
      ...sceneryThing(land, "scarecrow", [512 - lightSide * 150, 700], 230, { depth: 0.2 }),
    ],
    ground: {
      name: "vegetable bed",
      texture: "plant",
      colour: soil,
      top: 680,
      marks: [716, 762, 816, 900, 980].map((y) =>
        mark("shade", box(LEFT, y, RIGHT - LEFT, 8), grade(shift(soil, { l: -0.07 })))
      ),
    },
    items: [
      ...rows("leek", 724, 50),
      ...rows("cabbage", 778, 54),
      ...rows("carrot", 836, 58),
      ...sceneryThing(land, "wheelbarrow", [512 - lightSide * 380, 872], 150, { depth: 0.068 }),
      ...sceneryThing(land, "watering can", [512 + lightSide * 390, 880], 110, { depth: 0.054 }),
    ],
  });
}
