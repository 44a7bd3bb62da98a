/** @module At a railway station: a platform, rails, a waiting train, a clock. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { outdoors } from "../outdoors.ts";
import { LEFT, RIGHT, under } from "../landforms.ts";
import { sceneryThing } from "../scenery_thing.ts";
import { GREEN } from "../tones.ts";
import type { Item, Point } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "station, train station, railway station, stations, railway platform, train platform, platform, on the platform, railroad station, bus station, bus stop, at the station, country railway station, railway, railroad, train tracks, railway tracks",
  nearest: "bus terminal, taxi rank",
  phrase: { where: "at", what: "a station" },
  isWide: true,
  ...OUTDOORS,
  restful: true,
  props: { none: 1 },
  draw: station,
};

/** A train at the platform, under a roof on iron posts. */
function station(land: Land): Place {
  const { grade, lightSide } = land;
  const iron = grade({ l: 0.42, c: 0.05, h: 160 }, 0.2), stone = { l: 0.74, c: 0.02, h: 70 };
  const metal = (name: string, outline: Point[], colour: Colour, depth: number): Item =>
    scenery(name, "metal", outline, colour, { line: 2, depth });
  return outdoors(land, {
    horizon: 560,
    far: [
      under([[LEFT, 600], [RIGHT, 600]], {
        name: "railway bank",
        colour: grade(GREEN, 0.5),
        depth: 0.6,
      }),
      metal(
        "track bed",
        box(LEFT, 690, RIGHT - LEFT, 70),
        grade({ l: 0.5, c: 0.02, h: 70 }, 0.4),
        0.5,
      ),
      ...times(18, (i) =>
        metal(
          "sleeper",
          box(i * 62 - 20, 716, 30, 40),
          grade({ l: 0.4, c: 0.05, h: 50 }, 0.4),
          0.48,
        )),
      metal(
        "rail",
        box(LEFT, 714, RIGHT - LEFT, 9),
        grade({ l: 0.68, c: 0.01, h: 250 }, 0.3),
        0.46,
      ),
      metal(
        "rail",
        box(LEFT, 744, RIGHT - LEFT, 9),
        grade({ l: 0.68, c: 0.01, h: 250 }, 0.3),
        0.46,
      ),
      ...sceneryThing(land, "locomotive", [512 - lightSide * 330, 742], 430, {
        depth: 0.18,
        mirror: lightSide < 0,
      }),
      ...sceneryThing(land, "railway carriage", [512 + lightSide * 260, 742], 340, {
        depth: 0.18,
        wider: 1.3,
      }),
    ],
    ground: {
      name: "platform",
      texture: "stone",
      colour: stone,
      top: 766,
      marks: [
        mark("light", box(LEFT, 782, RIGHT - LEFT, 14), grade({ l: 0.9, c: 0.1, h: 95 })),
        ...[850, 930].map((y) =>
          mark("shade", box(LEFT, y, RIGHT - LEFT, 4), grade(shift(stone, { l: -0.1 })))
        ),
      ],
    },
    items: [
      metal(
        "station roof",
        [[LEFT, 96], [RIGHT, 96], [RIGHT, 150], [LEFT, 150]],
        grade({ l: 0.5, c: 0.09, h: 25 }, 0.2),
        0.3,
      ),
      ...times(12, (i) =>
        metal(
          "station valance",
          [[i * 92 - 20, 148], [i * 92 + 72, 148], [i * 92 + 26, 184]],
          grade({ l: 0.9, c: 0.02, h: 80 }, 0.2),
          0.29,
        )),
      ...[150, 874].map((x) => metal("station post", box(x - 13, 148, 26, 660), iron, 0.28)),
      ...sceneryThing(land, "mantel clock", [512 + lightSide * 120, 318], 140, { depth: 0.14 }),
      ...sceneryThing(land, "bench", [512 + lightSide * 380, 856], 150, { depth: 0.068 }),
      ...sceneryThing(land, "suitcase", [512 - lightSide * 420, 868], 150, { depth: 0.045 }),
    ],
  });
}
