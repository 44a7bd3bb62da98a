/** @module A hairband with antlers. */
import { knots } from "../../geometry/coordinates.ts";
import { ribbon, smooth } from "../../geometry/shapes.ts";
import { THINGS } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";

/** Of the right antler, from the band outwards: the beam and its three points, with how thick each begins. */
const POINTS: readonly [axis: Point[], thick: number][] = [
  [[[40, -92], [58, -150], [92, -196], [96, -256]], 20],
  [[[54, -136], [34, -168], [32, -196]], 14],
  [[[74, -174], [120, -184], [140, -216]], 14],
  [[[94, -214], [64, -232], [58, -262]], 12],
];

/** Two soft antlers on a band. */
const antlers: HatOf = (colour, role = "accessory") => {
  const antler = (side: -1 | 1): Item[] =>
    POINTS.map(([axis, thick]) =>
      cloth(
        "antler",
        ribbon(axis.map(([x, y]): Point => [side * x, y]), [thick, thick * 0.86, thick * 0.6]),
        colour,
        { role, volume: 0.7 },
      )
    ).reverse();
  return [
    ...antler(-1),
    ...antler(1),
    cloth(
      "hairband",
      smooth(
        knots(
          "-96 -70!, -60 -98, 0 -110, 60 -98, 96 -70!, 98 -56!, 60 -82, 0 -94, -60 -82, -98 -56!",
        ),
      ),
      THINGS.red,
      { role },
    ),
  ];
};

export const variant: HatEntry = {
  words:
    "antlers, reindeer antlers, antlers headband, antler headband, reindeer headband, deer antlers, christmas antlers, moose antlers, reindeer ears",
  colour: { l: 0.58, c: 0.075, h: 60 },
  draw: antlers,
};
