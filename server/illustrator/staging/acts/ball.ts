/** @module A ball that is hit. */
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Point, Region } from "../../scene.ts";
import { thing as piece } from "../../wardrobe/prop_art.ts";

/** Round, a little lighter above. */
export function ball(at: Point, radius: number, colour: Colour): Region {
  const [x, y] = at;
  return piece("ball", "cloth", ellipse(at, radius, radius), colour, {
    marks: [
      mark(
        "detail",
        ellipse([x - radius * 0.3, y - radius * 0.34], radius * 0.3, radius * 0.22),
        shift(colour, { l: 0.08 }),
      ),
    ],
  });
}
