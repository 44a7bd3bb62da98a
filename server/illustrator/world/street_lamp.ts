/** @module A lamp on an iron post, in streets and parks. */
import { smooth } from "../geometry/shapes.ts";
import { asPiece, glow, scenery } from "../items.ts";
import type { Item, Point } from "../scene.ts";
import type { Land } from "./place.ts";
import { LAMPLIGHT } from "./skyline.ts";
import { knots, points } from "../geometry/coordinates.ts";

/** Its foot is the point; after dusk it is lit. */
export function streetLamp([x, y]: Point, lit: boolean, grade: Land["grade"]): Item[] {
  const iron = grade({ l: 0.34, c: 0.03, h: 250 });
  return asPiece(`lamp ${Math.round(x)}`, [
    ...(lit
      ? [
        glow({
          name: "lamp light",
          centre: [x, y - 486],
          radius: 250,
          colour: LAMPLIGHT,
          strength: 0.6,
          depth: 0.1,
        }),
      ]
      : []),
    scenery(
      "lamp post",
      "metal",
      points("-6 -450, 6 -450, 9 -20, 20 0, -20 0, -9 -20", [x, y]),
      iron,
      { depth: 0.1 },
    ),
    scenery(
      "lamp",
      "glass",
      points("-30 -520, 30 -520, 19 -448, -19 -448", [x, y]),
      lit ? { l: 0.95, c: 0.1, h: 90 } : grade({ l: 0.9, c: 0.04, h: 90 }),
      { line: 3, depth: 0.1 },
    ),
    scenery(
      "lamp roof",
      "metal",
      smooth(knots("-38 -518!, 0 -552, 38 -518!", [x, y])),
      iron,
      { depth: 0.1 },
    ),
  ]);
}
