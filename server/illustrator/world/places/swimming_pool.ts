/** @module By a swimming pool: blue water, a parasol, a slide. */
import { shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { BARK, LEAVES } from "../greenery_tones.ts";
import { outdoors } from "../outdoors.ts";
import { LEFT, RIGHT, ripples, under } from "../landforms.ts";
import { sceneryThing } from "../scenery_thing.ts";
import { bush } from "../bush.ts";
import { palm } from "../palm.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "swimming pool, pool, by the pool, poolside, pool party, in the pool, in a pool, infinity pool, water park, by the water park, at the water park, at a water park, lido, swimming pools",
  phrase: { where: "by", what: "a swimming pool" },
  isWide: true,
  ...OUTDOORS,
  season: "none",
  restful: true,
  props: { none: 1 },
  draw: swimmingPool,
};

/** The pool behind a tiled edge, palms and a parasol. */
function swimmingPool(land: Land): Place {
  const { grade, random, lightSide } = land;
  const far = random("pool.far"),
    water = grade({ l: 0.76, c: 0.1, h: 215 }, 0.2),
    edge = { l: 0.9, c: 0.02, h: 85 };
  return outdoors(land, {
    horizon: 520,
    far: [
      ...[60, 210, 800, 960].map((x) => bush([x, 590], 300, grade(LEAVES, 0.6), 0.6)),
      ...palm(
        [512 - lightSide * 380, 640],
        430,
        lightSide * 40,
        grade({ l: 0.58, c: 0.12, h: 140 }, 0.5),
        grade(BARK, 0.5),
        0.5,
      ),
      under([[LEFT, 580], [RIGHT, 580]], {
        name: "pool edge",
        texture: "stone",
        colour: grade(edge, 0.4),
        depth: 0.5,
      }),
      under([[LEFT, 606], [RIGHT, 606]], {
        name: "pool water",
        texture: "water",
        colour: water,
        colourEnd: shift(water, { l: -0.06 }),
        depth: 0.4,
        marks: ripples(far, {
          top: 614,
          bottom: 776,
          colour: shift(water, { l: 0.14 }),
          count: 50,
        }),
      }),
      ...sceneryThing(land, "playground slide", [512 + lightSide * 370, 690], 360, { depth: 0.2 }),
      ...sceneryThing(land, "lifebuoy", [512 - lightSide * 260, 720], 110, {
        depth: 0.16,
        wider: 1.3,
      }),
    ],
    ground: {
      name: "pool side",
      texture: "stone",
      colour: edge,
      top: 776,
      marks: [
        mark("detail", box(LEFT, 776, RIGHT - LEFT, 26), grade({ l: 0.7, c: 0.09, h: 225 })),
        ...[850, 930].map((y) =>
          mark("shade", box(LEFT, y, RIGHT - LEFT, 4), grade(shift(edge, { l: -0.08 })))
        ),
      ],
    },
    items: [
      ...sceneryThing(land, "lifeguard chair", [512 - lightSide * 380, 868], 430, { depth: 0.068 }),
      ...sceneryThing(land, "tropical drink", [512 + lightSide * 420, 884], 110, { depth: 0.045 }),
    ],
  });
}
