/**
 * A cardboard box to sit in: its back behind the cat, its front before it.
 *
 * @module
 */
import { type Colour, shift } from "../colour.ts";
import { heart, rounded } from "../geometry/shapes.ts";
import { mark, region } from "../items.ts";
import type { Item } from "../scene.ts";

/** Back and front of a box around a seat this wide to each side. */
export function cardboardBox(half: number, colour: Colour): { back: Item[]; front: Item[] } {
  const w = half + 24, inside = shift(colour, { l: -0.16 });
  const panel = (
    name: string,
    outline: [number, number][],
    tone: Colour,
    marks: ReturnType<typeof mark>[] = [],
  ) => region({ name, role: "prop", texture: "paper", outline, colour: tone, volume: 0.3, marks });
  return {
    back: [
      panel("box inside", [[-w + 8, -118], [w - 8, -118], [w - 8, -40], [-w + 8, -40]], inside),
      panel(
        "left flap",
        [[-w, -104], [-w - 62, -82], [-w - 56, -48], [-w, -70]],
        shift(colour, { l: 0.03 }),
      ),
      panel(
        "right flap",
        [[w, -104], [w + 62, -82], [w + 56, -48], [w, -70]],
        shift(colour, { l: -0.04 }),
      ),
    ],
    front: [
      region({
        name: "box front",
        role: "prop",
        texture: "paper",
        outline: rounded([[-w, -84], [w, -84], [w - 6, 8], [-w + 6, 8]], 4),
        colour,
        volume: 0.35,
        marks: [
          mark("detail", heart([0, -36], 24), shift(colour, { l: -0.2, c: 0.02 })),
          mark("shade", [[-w, -84], [w, -84], [w, -70], [-w, -70]], shift(colour, { l: -0.08 })),
        ],
      }),
      region({
        name: "front flap",
        role: "prop",
        texture: "paper",
        outline: [[-w - 2, -86], [w + 2, -86], [w + 20, -58], [-w - 20, -58]],
        colour: shift(colour, { l: 0.05 }),
        volume: 0.2,
      }),
    ],
  };
}
