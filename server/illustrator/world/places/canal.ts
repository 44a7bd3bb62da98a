/** @module By a canal: tall gabled houses, a bridge, boats. */
import { shift } from "../../colour/colour.ts";
import { box, smooth } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { outdoors } from "../outdoors.ts";
import { LEFT, RIGHT, ripples, under } from "../landforms.ts";
import { skyline } from "../skyline.ts";
import { sceneryThing } from "../scenery_thing.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { knots } from "../../geometry/coordinates.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "canal, canals, canal side, under a bridge, under the bridge, beneath a bridge, amsterdam, amsterdam canal, gondola, grachten, gracht, canal boat, narrowboat, river in the city, seine, thames, riverside promenade",
  phrase: { where: "by", what: "a canal" },
  isWide: true,
  ...OUTDOORS,
  season: "none",
  restful: true,
  props: { none: 2, duckling: 1 },
  draw: canal,
};

/** Gabled houses along the water, an arched bridge at one side. */
function canal(land: Land): Place {
  const { grade, random, spec, lightSide } = land;
  const houses = random("canal.houses"),
    water = grade({ l: 0.56, c: 0.07, h: 205 }, 0.3),
    brick = { l: 0.6, c: 0.07, h: 45 };
  const stone = grade({ l: 0.62, c: 0.04, h: 50 }, 0.3), bx = 512 + lightSide * 260;
  return outdoors(land, {
    horizon: 560,
    far: [
      ...skyline(houses, {
        base: 610,
        low: 260,
        high: 390,
        width: 100,
        wall: (i) =>
          grade(
            [{ l: 0.5, c: 0.1, h: 35 }, { l: 0.42, c: 0.07, h: 40 }, { l: 0.78, c: 0.05, h: 80 }, {
              l: 0.5,
              c: 0.06,
              h: 150,
            }][i % 4]!,
            0.45,
          ),
        lit: spec.time === "day" ? 0.12 : 0.5,
        depth: 0.6,
      }),
      under([[LEFT, 606], [RIGHT, 606]], {
        name: "quay",
        texture: "stone",
        colour: grade(brick, 0.5),
        depth: 0.55,
      }),
      under([[LEFT, 630], [RIGHT, 630]], {
        name: "canal water",
        texture: "water",
        colour: water,
        colourEnd: shift(water, { l: 0.05 }),
        depth: 0.45,
        marks: ripples(houses, {
          top: 640,
          bottom: 776,
          colour: shift(water, { l: 0.14 }),
          count: 40,
        }),
      }),
      scenery(
        "bridge",
        "stone",
        [
          ...smooth(
            knots(
              "-300 668!, -150 590, 0 566, 150 590, 300 668!, 300 720!, 130 720!, 96 650, 0 622, -96 650, -130 720!, -300 720!",
              [bx, 0],
            ),
          ),
        ],
        stone,
        { line: 2, depth: 0.4 },
      ),
      ...sceneryThing(land, "canoe", [512 - lightSide * 280, 744], 90, { depth: 0.35, wider: 1.3 }),
    ],
    ground: {
      name: "canal side",
      texture: "stone",
      colour: brick,
      top: 776,
      marks: [806, 842, 886, 940, 1006].flatMap((y, row) => [
        mark("shade", box(LEFT, y, RIGHT - LEFT, 3), grade(shift(brick, { l: -0.08 }))),
        ...times(
          14,
          (i) =>
            mark(
              "shade",
              box(i * 80 + (row % 2) * 40, y, 3, 60),
              grade(shift(brick, { l: -0.07 })),
            ),
        ),
      ]),
    },
    items: sceneryThing(land, "bicycle", [512 - lightSide * 380, 866], 210, { depth: 0.15 }),
  });
}
