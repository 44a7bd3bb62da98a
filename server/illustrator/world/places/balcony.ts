/** @module On a balcony: a railing with flower boxes, the town below. */
import { shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { outdoors } from "../outdoors.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import { skyline, WALLS } from "../skyline.ts";
import { sceneryThing } from "../scenery_thing.ts";
import type { Item, Point } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { points } from "../../geometry/coordinates.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "balcony, balconies, terrace, patio, loggia, on the balcony, roof terrace, sunny terrace, deck chair terrace, penthouse",
  phrase: { where: "on", what: "a balcony" },
  isWide: true,
  ...OUTDOORS,
  season: "none",
  restful: true,
  props: { none: 2, flower: 1 },
  draw: balcony,
};

/** Roofs behind an iron railing with flowers. */
function balcony(land: Land): Place {
  const { grade, random, spec, lightSide } = land;
  const far = random("balcony.town"), iron = grade({ l: 0.34, c: 0.02, h: 260 }, 0.1);
  const lit = spec.time === "day" ? 0.1 : 0.5, tile = { l: 0.74, c: 0.06, h: 45 };
  const rail = (outline: Point[]): Item =>
    scenery("railing", "metal", outline, iron, { depth: 0.2 });
  return outdoors(land, {
    horizon: 560,
    far: [
      ...skyline(far, {
        base: 640,
        low: 90,
        high: 240,
        width: 110,
        wall: (i) => grade(WALLS[i % WALLS.length]!, 0.7),
        lit,
        depth: 0.75,
      }),
      ...skyline(far, {
        base: 760,
        low: 110,
        high: 210,
        width: 150,
        wall: (i) => grade(WALLS[(i + 2) % WALLS.length]!, 0.45),
        lit,
        depth: 0.5,
      }),
    ],
    ground: {
      name: "balcony floor",
      texture: "stone",
      colour: tile,
      top: 790,
      marks: [
        ...[826, 880, 960].map((y) =>
          mark("shade", box(LEFT, y, RIGHT - LEFT, 4), grade(shift(tile, { l: -0.08 })))
        ),
        ...times(9, (i) => {
          const x = (i - 4) * 120;
          return mark("shade", [[512 + x, 790], [516 + x, 790], [518 + x * 1.7, 1060], [
            512 + x * 1.7,
            1060,
          ]], grade(shift(tile, { l: -0.08 })));
        }),
      ],
    },
    items: [
      ...times(19, (i) => rail(box(i * 58 - 12, 560, 9, 246))),
      rail(box(LEFT, 548, RIGHT - LEFT, 20, 8)),
      rail(box(LEFT, 786, RIGHT - LEFT, 14, 4)),
      ...[150, 874].flatMap((x): Item[] => [
        ...[-70, -24, 24, 70].flatMap((dx, i) =>
          sceneryThing(land, i % 2 ? "daisy" : "hibiscus", [x + dx, 594], 66, { depth: 0.068 })
        ),
        scenery(
          "flower box",
          "wood",
          points("-116 580, 116 580, 104 650, -104 650", [x, 0]),
          grade({ l: 0.56, c: 0.1, h: 42 }, 0.1),
          { line: 2.2, depth: 0.14 },
        ),
      ]),
      ...sceneryThing(land, "potted plant", [512 + lightSide * 420, 880], 230, { depth: 0.045 }),
    ],
  });
}
