/** @module At a bus stop: its sign and bench by the road, a bus that comes. */
import { shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { LEFT, RIGHT, under } from "../landforms.ts";
import { sceneryThing } from "../scenery_thing.ts";
import { skyline } from "../skyline.ts";
import { outdoors } from "../outdoors.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "at a bus stop, at the bus stop, waiting for a bus, waiting for the bus, bus shelter, waiting at the bus stop, tram stop, at the tram stop",
  phrase: { where: "at", what: "a bus stop" },
  ...OUTDOORS,
  season: "none",
  restful: true,
  props: { none: 1 },
  draw: busStop,
};

/** The sign and a bench on the pavement, the bus on the road. */
function busStop(land: Land): Place {
  const { grade, random, spec, lightSide } = land;
  const asphalt = { l: 0.5, c: 0.012, h: 260 };
  return outdoors(land, {
    horizon: 560,
    far: [
      ...skyline(random("bus_stop.houses"), {
        base: 700,
        low: 200,
        high: 330,
        width: 120,
        wall: (i) =>
          grade(
            [{ l: 0.78, c: 0.05, h: 70 }, { l: 0.66, c: 0.07, h: 40 }, {
              l: 0.82,
              c: 0.03,
              h: 220,
            }][i % 3]!,
            0.6,
          ),
        lit: spec.time === "day" ? 0.1 : 0.5,
        depth: 0.65,
      }),
      under([[LEFT, 700], [RIGHT, 700]], {
        name: "road",
        texture: "stone",
        colour: grade(asphalt, 0.4),
        depth: 0.4,
      }),
      ...sceneryThing(land, "bus", [512 - lightSide * 290, 776], 270, {
        depth: 0.38,
        mirror: lightSide > 0,
      }),
    ],
    ground: {
      name: "pavement",
      texture: "stone",
      colour: { l: 0.76, c: 0.015, h: 80 },
      top: 784,
      marks: [mark("light", box(LEFT, 784, RIGHT - LEFT, 12), grade(shift(asphalt, { l: 0.4 })))],
    },
    items: [
      ...sceneryThing(land, "bus stop", [512 + lightSide * 250, 850], 470, { depth: 0.2 }),
      ...sceneryThing(land, "bench", [512 + lightSide * 390, 858], 150, { depth: 0.18 }),
    ],
  });
}
