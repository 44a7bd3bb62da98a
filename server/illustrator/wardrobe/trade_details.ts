/** @module Details that several trades wear. */
import { knots } from "../geometry/coordinates.ts";
import { type Colour, shift } from "../colour/colour.ts";
import { ribbon, smooth } from "../geometry/shapes.ts";
import { mark } from "../items.ts";
import type { Item } from "../scene.ts";
import { cloth } from "./cloth/cloth.ts";

/** The open front of a coat over a shirt. */
export function lapelPlate(coat: Colour, shirt: Colour): Item {
  return cloth(
    "lapels",
    smooth(knots("-88 -24!, 0 -4, 88 -24!, 70 30, 0 86!, -70 30")),
    coat,
    {
      role: "costume",
      volume: 0.3,
      marks: [
        mark("detail", [[-34, -20], [34, -20], [0, 66]], shirt),
        ...[-1, 1].map((s) =>
          mark("shade", ribbon([[s * 36, -20], [0, 70]], [2, 2]), shift(coat, { l: -0.14 }))
        ),
      ],
    },
  );
}
