/** @module At a petrol station: pumps under a roof, a car. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { LEFT, RIGHT, under } from "../landforms.ts";
import { sceneryThing } from "../scenery_thing.ts";
import { outdoors } from "../outdoors.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "petrol station, gas station, filling station, petrol stations, gas stations, service station, motorway services, motorway service station, truck stop, motorway service area, garage forecourt, forecourt",
  phrase: { where: "at", what: "a petrol station" },
  isWide: true,
  ...OUTDOORS,
  season: "none",
  restful: true,
  props: { none: 1 },
  draw: petrolStation,
};

/** A roof on two posts, pumps below it. */
function petrolStation(land: Land): Place {
  const { grade, lightSide } = land;
  const concrete = { l: 0.68, c: 0.012, h: 240 };
  const metal = (name: string, outline: Point[], colour: Colour, depth: number): Item =>
    scenery(name, "metal", outline, grade(colour, depth), { line: 2, depth });
  return outdoors(land, {
    horizon: 560,
    far: [
      under([[LEFT, 640], [RIGHT, 640]], {
        name: "field",
        colour: grade({ l: 0.68, c: 0.11, h: 135 }, 0.6),
        depth: 0.6,
      }),
      ...sceneryThing(land, "shop", [512 - lightSide * 330, 740], 250, { depth: 0.23 }),
      ...sceneryThing(land, "car", [512 + lightSide * 370, 772], 160, {
        depth: 0.16,
        mirror: lightSide > 0,
      }),
    ],
    ground: {
      name: "forecourt",
      texture: "stone",
      colour: concrete,
      top: 730,
      marks: [
        mark("shade", box(LEFT, 760, RIGHT - LEFT, 4), grade(shift(concrete, { l: -0.1 }))),
        mark("light", box(LEFT, 930, RIGHT - LEFT, 10), grade(shift(concrete, { l: 0.2 }))),
      ],
    },
    items: [
      ...[170, 854].map((x) =>
        metal("roof post", box(x - 16, 240, 32, 560), { l: 0.9, c: 0.01, h: 240 }, 0.3)
      ),
      metal("station roof", [[60, 150], [964, 150], [964, 240], [60, 240]], {
        l: 0.95,
        c: 0.01,
        h: 240,
      }, 0.28),
      metal("station stripe", [[60, 190], [964, 190], [964, 218], [60, 218]], {
        l: 0.6,
        c: 0.2,
        h: 27,
      }, 0.27),
      ...sceneryThing(land, "petrol pump", [512 - lightSide * 180, 840], 270, { depth: 0.11 }),
      ...sceneryThing(land, "petrol pump", [512 + lightSide * 200, 840], 270, {
        depth: 0.11,
        mirror: true,
      }),
    ],
  });
}
