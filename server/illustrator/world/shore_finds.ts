/** @module What the sea leaves on the sand. */
import { shift } from "../colour/colour.ts";
import { ellipse, leaf, smooth, star } from "../geometry/shapes.ts";
import { mark, scenery } from "../items.ts";
import type { Item, Point } from "../scene.ts";
import type { Land } from "./place.ts";
import { points } from "../geometry/coordinates.ts";

/** A starfish. */
export function starfish(at: Point, grade: Land["grade"]): Item {
  const colour = grade({ l: 0.7, c: 0.15, h: 35 });
  return scenery("starfish", "stone", star(at, 27, { inner: 0.46, turn: 0.3 }), colour, {
    role: "ground",
    volume: 0.4,
    line: 2.4,
    marks: [[0, 0], [-6, -8], [6, -6], [8, 6]].map(([x, y]) =>
      mark("light", ellipse([at[0] + x!, at[1] + y!], 2.6, 2.6), shift(colour, { l: 0.12 }))
    ),
  });
}

/** A scallop shell. */
export function shell([x, y]: Point, grade: Land["grade"]): Item[] {
  const colour = grade({ l: 0.88, c: 0.06, h: 20 });
  return [scenery(
    "shell",
    "stone",
    smooth(points("0 4, -24 -14, -17 -30, 0 -36, 17 -30, 24 -14", [x, y])),
    colour,
    {
      role: "ground",
      volume: 0.5,
      line: 2.4,
      marks: [-11, 0, 11].map((dx) =>
        mark("shade", leaf([x, y + 2], [x + dx, y - 34], 1.8), shift(colour, { l: -0.1 }))
      ),
    },
  )];
}
