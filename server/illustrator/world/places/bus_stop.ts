/** @module At a bus stop: its sign and bench by the road, a bus that comes. */
import { shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { LEFT, RIGHT, under } from "../landforms.ts";
import { sceneryThing } from "../scenery_thing.ts";
import { ASPHALT, streetHouses } from "../street_houses.ts";
import { outdoors } from "../outdoors.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "at a bus stop, at the bus stop, waiting for a bus, waiting for the bus, bus shelter, waiting at the bus stop, tram stop, at the tram stop",
  phrase: { where: "at", what: "a bus stop" },
  isWide: true,
  ...OUTDOORS,
  season: "none",
  restful: true,
  props: { none: 1 },
  draw: busStop,
};

/** The sign and a bench on the pavement, the bus on the road. */
function busStop(land: Land): Place {
  const { grade, lightSide } = land;
  return outdoors(land, {
    horizon: 560,
    far: [
      ...streetHouses(land, "bus_stop.houses"),
      under([[LEFT, 700], [RIGHT, 700]], {
        name: "road",
        texture: "stone",
        colour: grade(ASPHALT, 0.4),
        depth: 0.4,
      }),
      ...sceneryThing(land, "bus", [512 - lightSide * 290, 776], 270, {
        depth: 0.17,
        mirror: lightSide > 0,
      }),
    ],
    ground: {
      name: "pavement",
      texture: "stone",
      colour: { l: 0.76, c: 0.015, h: 80 },
      top: 784,
      marks: [mark("light", box(LEFT, 784, RIGHT - LEFT, 12), grade(shift(ASPHALT, { l: 0.4 })))],
    },
    items: [
      ...sceneryThing(land, "bus stop", [512 + lightSide * 250, 850], 470, { depth: 0.09 }),
      ...sceneryThing(land, "bench", [512 + lightSide * 390, 858], 150, { depth: 0.081 }),
    ],
  });
}
