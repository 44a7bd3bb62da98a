/** @module Two soft antlers, in the head's coordinates. */
import type { Colour } from "../colour/colour.ts";
import { ribbon } from "../geometry/shapes.ts";
import type { Item, Point, Role } from "../scene.ts";
import { cloth } from "./cloth/cloth.ts";

/** Of the right antler, from the band outwards: the beam and its three points, with how thick each begins. */
const POINTS: readonly [axis: Point[], thick: number][] = [
  [[[40, -92], [58, -150], [92, -196], [96, -256]], 20],
  [[[54, -136], [34, -168], [32, -196]], 14],
  [[[74, -174], [120, -184], [140, -216]], 14],
  [[[94, -214], [64, -232], [58, -262]], 12],
];

/** Two soft antlers. */
export function antlers(colour: Colour, role: Role): Item[] {
  return ([-1, 1] as const).flatMap((side) =>
    POINTS.map(([axis, thick]) =>
      cloth(
        "antler",
        ribbon(axis.map(([x, y]): Point => [side * x, y]), [thick, thick * 0.86, thick * 0.6]),
        colour,
        { role, volume: 0.7 },
      )
    ).reverse()
  );
}
