/** @module A wooden spoon for stirring: its end is in the pot. */
import { ribbon } from "../geometry/shapes.ts";
import type { Item } from "../scene.ts";
import { thing } from "./prop_art.ts";
import { WOODEN } from "./wood.ts";

/** Its handle, upright on the origin, 160 high. */
export function woodenSpoon(): Item[] {
  return [
    thing("wooden spoon", "wood", ribbon([[0, 0], [0, -80], [0, -160]], [9, 7, 9]), WOODEN, {
      line: 3.4,
    }),
  ];
}
