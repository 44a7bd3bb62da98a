/** @module Two small curved horns. */
import { type Colour, shift } from "../colour/colour.ts";
import { leaf, smooth } from "../geometry/shapes.ts";
import { mark, region } from "../items.ts";
import type { Item, Role } from "../scene.ts";

/** Two small curved horns. */
export function horns(colour: Colour, role: Role = "costume"): Item[] {
  return [-1, 1].map((s) =>
    region({
      name: "horn",
      role,
      texture: "stone",
      outline: smooth([
        [s * 16, -82],
        [s * 20, -116],
        [s * 38, -142],
        [s * 58, -152, "corner"],
        [s * 54, -124],
        [s * 48, -84],
        [s * 30, -72],
      ]),
      colour,
      volume: 0.7,
      marks: [
        mark("shade", leaf([s * 14, -96], [s * 56, -100], 3, s * -5), shift(colour, { l: -0.1 })),
        mark("shade", leaf([s * 18, -116], [s * 58, -118], 3, s * -5), shift(colour, { l: -0.1 })),
      ],
    })
  );
}
