/** @module Mouths that show their teeth: a grin from cheek to cheek, a snarl, clenched jaws. */
import type { Colour } from "../../colour/colour.ts";
import { meanOf } from "../../geometry/mean.ts";
import { type Knot, leaf, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { fang, throat } from "./open_mouth.ts";

const ENAMEL: Colour = { l: 0.97, c: 0.012, h: 90 }, GAPS: Colour = { l: 0.5, c: 0.03, h: 40 };

/** Two rows of teeth from cheek to cheek. */
export function grin(): Item {
  const lips: Knot[] = [
    [-38, 53, "corner"],
    [-18, 63],
    [0, 65],
    [18, 63],
    [38, 53, "corner"],
    [31, 76],
    [15, 89],
    [0, 92],
    [-15, 89],
    [-31, 76],
  ];
  return toothy(lips, { gaps: [-24, -12, 0, 12, 24], between: [[-36, 62], [0, 79], [36, 62]] });
}

/** Teeth pressed on each other in a mouth that is drawn down at its corners. */
export function clenched(): Item {
  const lips: Knot[] = [
    [-26, 67],
    [-12, 63],
    [12, 63],
    [26, 67],
    [25, 83],
    [10, 80],
    [-10, 80],
    [-25, 83],
  ];
  return toothy(lips, { gaps: [-15, -5, 5, 15], between: [[-27, 75], [0, 71], [27, 75]] });
}

/** Fangs above and below in a square mouth. */
export function snarl(): Item {
  return throat(
    [[0, 58], [17, 61], [33, 70], [29, 92], [15, 87], [-15, 87], [-29, 92], [-33, 70], [-17, 61]],
    [-1, 1].flatMap((s) => [fang(s * 18, 60, 18), fang(s * 9, 58, 9), fang(s * 20, 92, -13)]),
  );
}

/** How much of an open mouth its teeth fill, across and down: a dark edge parts them from pale lips. */
const FILLED = { across: 0.93, down: 0.8 };

/** Two rows of teeth between lips, with the gaps between them and the line where they meet. */
function toothy(
  lips: Knot[],
  { gaps, between: [from, middle, to] }: {
    gaps: readonly number[];
    between: readonly [from: Point, middle: Point, to: Point];
  },
): Item {
  const heart = meanOf(lips.map(([x, y]): Point => [x, y]));
  const bend = (middle[1] - (from[1] + to[1]) / 2) * 0.9;
  return throat(lips, [
    mark(
      "detail",
      smooth(lips.map(([x, y, corner]): Knot => [
        x * FILLED.across,
        heart[1] + (y - heart[1]) * FILLED.down,
        corner,
      ])),
      ENAMEL,
    ),
    mark("detail", leaf(from, to, 1.3, bend), GAPS),
    ...gaps.map((x) => mark("detail", leaf([x, 50], [x, 96], 1.2), GAPS)),
  ]);
}
