/** @module In a village: houses around a church, a lane, hills. */
import { shift } from "../../colour/colour.ts";
import { smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { LAWN } from "../greenery_tones.ts";
import { outdoors } from "../outdoors.ts";
import { hills, under } from "../landforms.ts";
import { grass } from "../plants.ts";
import { sceneryRow, sceneryThing } from "../scenery_thing.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { knots } from "../../geometry/coordinates.ts";

export const place: PlaceEntry = {
  words:
    "village, villages, small town, old town, hamlet, countryside village, medieval village, mountain village, provençal village, italian village, amalfi, alpine village, village square, hobbiton, cobbled lane, cottage, cottages",
  phrase: { where: "in", what: "a village" },
  isWide: true,
  ...OUTDOORS,
  restful: true,
  cover: "grass",
  props: { none: 2, flower: 1 },
  draw: village,
};

/** Houses with red roofs along a lane, a church behind. */
function village(land: Land): Place {
  const { grade, random, lightSide } = land;
  const far = random("village.far"), lawn = { l: 0.72, c: 0.12, h: 130 };
  return outdoors(land, {
    horizon: 540,
    far: [
      under(hills(far, { height: 480, swing: 70, waves: 3 }), {
        name: "far hills",
        colour: grade({ l: 0.72, c: 0.09, h: 150 }, 0.9),
        depth: 0.9,
      }),
      ...sceneryThing(land, "church", [512 + lightSide * 60, 610], 250, { depth: 0.34 }),
      ...sceneryRow(land, "house", {
        from: [120, 626],
        to: [904, 626],
        high: 150,
        count: 5,
        depth: 0.29,
      }),
    ],
    ground: {
      name: "village green",
      texture: "plant",
      colour: lawn,
      top: 620,
      swing: 8,
      marks: [
        mark(
          "detail",
          smooth(knots("490 620!, 540 620!, 560 740, 760 1060!, 260 1060!, 440 740")),
          grade({ l: 0.84, c: 0.04, h: 75 }, 0.2),
        ),
      ],
    },
    items: [
      ...sceneryThing(land, "house with a garden", [512 - lightSide * 350, 780], 400, {
        depth: 0.16,
      }),
      ...sceneryThing(land, "old house", [512 + lightSide * 370, 770], 340, {
        depth: 0.18,
        mirror: true,
      }),
      ...sceneryRow(land, "picket fence", {
        from: [70, 830],
        to: [250, 840],
        high: 90,
        count: 2,
        depth: 0.09,
      }),
      ...sceneryRow(land, "picket fence", {
        from: [780, 840],
        to: [960, 830],
        high: 90,
        count: 2,
        depth: 0.09,
      }),
    ],
    front: [60, 960].flatMap((x) =>
      grass(far, [x, 1030], 76, grade(shift(LAWN, { l: -0.08 })), "front")
    ),
  });
}
