/** @module In a skatepark: a curved ramp at either side, a painted wall, boards. */
import { shift } from "../../colour/colour.ts";
import { box, ellipse, smooth } from "../../geometry/shapes.ts";
import { knots } from "../../geometry/coordinates.ts";
import { mark, scenery } from "../../items.ts";
import { furnishings } from "../furnishings.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { paving, sights } from "../sights.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words: "skatepark, skate park, skateparks, skate ramp, half pipe, halfpipe, at the skatepark",
  phrase: { where: "in", what: "a skatepark" },
  ...OUTDOORS,
  season: "none",
  isWide: true,
  props: { none: 1 },
  draw: skatepark,
};

/** Ramps that curve up to their platforms, a wall with sprayed shapes between them. */
function skatepark(land: Land): Place {
  const { grade } = land;
  const concrete = { l: 0.78, c: 0.012, h: 250 }, ramp = grade(shift(concrete, { l: -0.06 }), 0.1);
  return sights(land, {
    horizon: 560,
    far: [
      scenery(
        "painted wall",
        "stone",
        box(LEFT, 430, RIGHT - LEFT, 360),
        grade({ l: 0.66, c: 0.02, h: 250 }, 0.3),
        {
          line: 2,
          depth: 0.4,
          marks: times(16, (i) =>
            mark(
              "detail",
              i % 2 ? ellipse([(i * 71) % 1024, 500 + (i * 67) % 200], 66, 44) : smooth(
                knots("-80 30, -30 -50, 10 20, 60 -46, 84 34, 20 56", [
                  (i * 71) % 1024,
                  520 + (i * 67) % 180,
                ]),
              ),
              grade({ l: 0.68, c: 0.17, h: (i * 67) % 360 }, 0.3),
            )),
        },
      ),
    ],
    ground: {
      name: "concrete",
      texture: "stone",
      colour: concrete,
      top: 780,
      marks: paving(grade(concrete)).slice(0, 3),
    },
    things: [],
    items: [
      ...[-1, 1].flatMap((s) => [
        scenery(
          "ramp",
          "stone",
          smooth(
            knots(
              s < 0
                ? "-560 860!, -560 470!, -440 470!, -420 620, -350 750, -230 830, -150 860!"
                : "560 860!, 560 470!, 440 470!, 420 620, 350 750, 230 830, 150 860!",
              [512, 0],
            ),
          ),
          s < 0 ? ramp : shift(ramp, { l: -0.04 }),
          { line: 2.6, depth: 0.1 },
        ),
        scenery(
          "coping of the ramp",
          "metal",
          box(512 + s * 500 - 74, 456, 148, 18, 6),
          grade({ l: 0.5, c: 0.02, h: 250 }),
          {
            line: 2,
            depth: 0.08,
          },
        ),
      ]),
      ...furnishings(land, [
        { name: "bench", beside: 0, y: 790, high: 80, depth: 0.3 },
        { name: "traffic cone", beside: 290, y: 896, high: 100, depth: 0.05 },
        { name: "spray can", beside: -280, y: 900, high: 90, depth: 0.05 },
      ]),
    ],
  });
}
