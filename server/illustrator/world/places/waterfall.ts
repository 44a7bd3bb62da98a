/** @module At a waterfall: water that falls over a cliff into a pool. */
import { shift } from "../../colour/colour.ts";
import { points } from "../../geometry/coordinates.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { times } from "../../times.ts";
import { LEFT, RIGHT, ripples, rock, under } from "../landforms.ts";
import { fern } from "../plants.ts";
import { outdoors } from "../outdoors.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "waterfall, waterfalls, under a waterfall, niagara falls, niagara, cascade, cascades, behind a waterfall",
  phrase: { where: "at", what: "a waterfall" },
  isWide: true,
  ...OUTDOORS,
  restful: true,
  props: { none: 1 },
  draw: waterfall,
};

/** A cliff, the falling water, foam where it lands. */
function waterfall(land: Land): Place {
  const { grade, random } = land;
  const near = random("waterfall.near");
  const rockTone = grade({ l: 0.56, c: 0.03, h: 60 }, 0.4);
  const water = grade({ l: 0.84, c: 0.05, h: 228 }, 0.25),
    pool = grade({ l: 0.68, c: 0.09, h: 222 }, 0.2);
  const foam = (x: number, y: number, r: number): Item =>
    scenery(
      "foam",
      "cloud",
      ellipse([x, y], r, r * 0.6),
      grade({ l: 0.96, c: 0.012, h: 225 }, 0.15),
      {
        depth: 0.3,
      },
    );
  return outdoors(land, {
    horizon: 520,
    far: [
      under(
        [[LEFT, 330], [70, 250], [200, 230], [330, 180], [700, 190], [830, 240], [960, 250], [
          RIGHT,
          320,
        ]],
        {
          name: "cliff",
          texture: "stone",
          colour: rockTone,
          colourEnd: shift(rockTone, { l: -0.08 }),
          depth: 0.6,
          marks: times(
            16,
            (i) =>
              mark(
                "shade",
                box(20 + i * 66, 270 + near.between(0, 120), 10, near.between(120, 330)),
                shift(rockTone, { l: -0.07 }),
              ),
          ),
        },
      ),
      scenery(
        "waterfall",
        "water",
        points("-130 186, 140 192, 170 700, -170 700", [512, 0]),
        water,
        {
          depth: 0.4,
          marks: times(9, (i) =>
            mark(
              "light",
              box(388 + i * 30, 200 + near.between(0, 80), 9, near.between(260, 440)),
              shift(water, { l: 0.09, c: -0.03 }),
            )),
        },
      ),
      under([[LEFT, 690], [RIGHT, 690]], {
        name: "pool",
        texture: "water",
        colour: pool,
        colourEnd: shift(pool, { l: 0.06 }),
        depth: 0.35,
        marks: ripples(near, {
          top: 710,
          bottom: 800,
          colour: shift(pool, { l: 0.14 }),
          count: 34,
        }),
      }),
      ...times(9, (i) => foam(340 + i * 43, 700 + (i % 3) * 10, 40 + (i % 2) * 16)),
      rock(near, [180, 740], 90, grade({ l: 0.6, c: 0.02, h: 60 }, 0.3)),
      rock(near, [860, 744], 100, grade({ l: 0.6, c: 0.02, h: 60 }, 0.3)),
    ],
    ground: {
      name: "mossy bank",
      texture: "plant",
      colour: { l: 0.62, c: 0.11, h: 138 },
      top: 796,
      swing: 12,
    },
    items: [
      ...fern([90, 850], 190, grade({ l: 0.55, c: 0.12, h: 142 }, 0.15), "scenery"),
      ...fern([930, 850], 190, grade({ l: 0.55, c: 0.12, h: 142 }, 0.15), "scenery"),
    ],
  });
}
