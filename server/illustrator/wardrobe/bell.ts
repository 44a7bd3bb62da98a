/** @module A little bell on a cap. */
import { shift } from "../colour/colour.ts";
import { ellipse, ribbon } from "../geometry/shapes.ts";
import { mark, region } from "../items.ts";
import { GOLD } from "../colour/palette.ts";
import type { Item, Point } from "../scene.ts";

const role = "costume" as const;

/** A bell at this point, in units of the head. */
export function bell([x, y]: Point): Item {
  return region({
    name: "bell",
    role,
    texture: "metal",
    outline: ellipse([x, y], 15, 15),
    colour: GOLD,
    volume: 0.9,
    marks: [
      mark(
        "shade",
        ribbon([[x - 16, y + 3], [x + 16, y + 3]], [1.8, 1.8]),
        shift(GOLD, { l: -0.3 }),
      ),
    ],
  });
}
