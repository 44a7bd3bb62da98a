/** @module A veil of tulle that falls from the crown of the head over the shoulders. */
import { type Colour, shift } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import type { Item, Role } from "../../scene.ts";

/** Its outline: from the crown down beside the face and over the shoulders, the face left open. */
const TULLE =
  "-88 -92!, -44 -118, 0 -126, 44 -118, 88 -92!, 136 -40, 156 40, 166 130, 172 206!, 150 196, 128 206!, 108 194, 92 204!, 104 120, 114 24, 98 -50, 0 -94, -98 -50, -114 24, -104 120, -92 204!, -108 194, -128 206!, -150 196, -172 206!, -166 130, -156 40, -136 -40";

/** Half of it is seen through: fur and place shine through the tulle. */
const CLEAR = 0.62;

/** The tulle in this colour, a seam of lace along its lower edge. */
export function tulle(colour: Colour, role: Role): Item {
  const lace = shift(colour, { l: colour.l > 0.6 ? -0.14 : 0.2 });
  return region({
    name: "veil",
    role,
    texture: "cloth",
    outline: smooth(knots(TULLE)),
    colour,
    opacity: CLEAR,
    line: 2.8,
    volume: 0.3,
    marks: [-1, 1].flatMap((s) => [
      mark("detail", ribbon([[s * 88, 188], [s * 128, 186], [s * 174, 190]], [3, 3, 3]), lace),
      ...[104, 120, 136, 152].map((x) => mark("detail", ellipse([s * x, 172], 4.6, 4.6), lace)),
      mark("shade", ribbon([[s * 120, -30], [s * 136, 70], [s * 138, 170]], [2, 3, 2]), lace),
    ]),
  });
}
