/** @module On a road that runs to the horizon. */
import { mark } from "../../items.ts";
import { LAWN } from "../greenery_tones.ts";
import { outdoors } from "../outdoors.ts";
import { hills, peaks, under } from "../landforms.ts";
import { grass } from "../plants.ts";
import { sceneryThing } from "../scenery_thing.ts";
import { GREEN } from "../tones.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "highway, highways, road, roads, on the road, motorway, freeway, open road, route 66, country road, roadside, lorry route, hiking trail, on a road, interstate, middle of the road, crossroads, asphalt",
  phrase: { where: "on", what: "a road" },
  ...OUTDOORS,
  restful: true,
  props: { none: 1 },
  draw: highway,
};

/** Asphalt with its stripes between meadows, a sign at the side. */
function highway(land: Land): Place {
  const { grade, random, lightSide } = land;
  const far = random("road.far"),
    road = grade({ l: 0.48, c: 0.012, h: 260 }, 0.15),
    white = grade({ l: 0.95, c: 0.01, h: 90 });
  return outdoors(land, {
    horizon: 560,
    far: [
      under(peaks(far, { height: 520, swing: 120, count: 5 }), {
        name: "far range",
        texture: "stone",
        colour: grade({ l: 0.64, c: 0.06, h: 240 }, 0.9),
        depth: 0.92,
      }),
      under(hills(far, { height: 570, swing: 24, waves: 3 }), {
        name: "far hills",
        colour: grade(GREEN, 0.7),
        depth: 0.75,
      }),
    ],
    ground: {
      name: "road",
      texture: "stone",
      colour: { l: 0.7, c: 0.12, h: 125 },
      top: 606,
      swing: 4,
      marks: [
        mark("detail", [[484, 600], [540, 600], [1010, 1060], [14, 1060]], road),
        mark("light", [[486, 600], [489, 600], [64, 1060], [40, 1060]], white),
        mark("light", [[535, 600], [538, 600], [984, 1060], [960, 1060]], white),
        ...[620, 660, 720, 810, 940].map((y, i) => {
          const wide = 2 + i * 2.4, high = 14 + i * 18;
          return mark("light", [[512 - wide, y], [512 + wide, y], [512 + wide * 1.3, y + high], [
            512 - wide * 1.3,
            y + high,
          ]], white);
        }),
      ],
    },
    items: [
      ...sceneryThing(land, "lorry", [512 + lightSide * 120, 690], 150, { depth: 0.23 }),
      ...sceneryThing(land, "petrol pump", [512 - lightSide * 430, 800], 260, { depth: 0.14 }),
      ...[70, 200, 850, 970].flatMap((x) => grass(far, [x, 830], 44, grade(LAWN, 0.1))),
    ],
  });
}
