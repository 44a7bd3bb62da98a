/** @module On a golf course: a smooth green with its flag, a bunker of sand. */
import { ellipse } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { hills, under } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { sights } from "../sights.ts";
import { tree } from "../trees.ts";

export const place: PlaceEntry = {
  words:
    "golf course, golf courses, on the green of a golf course, golf green, minigolf, mini golf, crazy golf course",
  phrase: { where: "on", what: "a golf course" },
  ...OUTDOORS,
  isWide: true,
  props: { none: 1 },
  draw: golfCourse,
};

/** The hole with its flag at one side, sand at the other, a club and a ball. */
function golfCourse(land: Land): Place {
  const { grade, random, lightSide } = land;
  const turf = { l: 0.72, c: 0.15, h: 135 }, far = random("golf.far");
  return sights(land, {
    horizon: 580,
    far: [
      under(hills(far, { height: 600, swing: 40, waves: 2 }), {
        name: "fairway",
        colour: grade({ l: 0.66, c: 0.12, h: 140 }, 0.5),
        depth: 0.6,
      }),
      ...[-400, -250, 180, 420].flatMap((dx) =>
        tree(
          far,
          [512 + dx, 650],
          200,
          grade({ l: 0.54, c: 0.11, h: 145 }, 0.5),
          grade({ l: 0.45, c: 0.05, h: 55 }, 0.5),
          0.5,
        )
      ),
    ],
    ground: {
      name: "green",
      colour: turf,
      texture: "plant",
      top: 690,
      swing: 10,
      marks: [760, 850, 950].map((y) =>
        mark(
          "light",
          [[-24, y], [1048, y], [1048, y + 44], [-24, y + 44]],
          grade({ l: 0.77, c: 0.15, h: 132 }),
        )
      ),
    },
    items: [
      scenery(
        "bunker",
        "stone",
        ellipse([512 + lightSide * 360, 780], 150, 44),
        grade({ l: 0.9, c: 0.07, h: 85 }),
        {
          line: 2,
          depth: 0.15,
        },
      ),
    ],
    things: [
      { name: "golf hole", beside: -330, y: 850, high: 430, depth: 0.08, isOnly: true },
      { name: "golf club", beside: 390, y: 880, high: 300, depth: 0.05 },
      { name: "golf ball", beside: 300, y: 900, high: 46, depth: 0.05 },
    ],
  });
}
