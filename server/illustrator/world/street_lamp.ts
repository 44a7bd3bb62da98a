/**
 * A lamp on an iron post, in streets and parks.
 *
 * @module
 */
import { smooth } from "../geometry/shapes.ts";
import { asPiece, backdrop, glow } from "../items.ts";
import type { Item, Point } from "../scene.ts";
import type { Land } from "./place.ts";
import { LAMPLIGHT } from "./skyline.ts";

/** Its foot is the point; after dusk it is lit. */
export function streetLamp([x, y]: Point, lit: boolean, grade: Land["grade"]): Item[] {
  const iron = grade({ l: 0.34, c: 0.03, h: 250 });
  return asPiece(`lamp ${Math.round(x)}`, [
    ...(lit
      ? [
        glow({
          name: "lamp light",
          role: "scenery",
          centre: [x, y - 486],
          radius: 250,
          colour: LAMPLIGHT,
          strength: 0.6,
          depth: 0.1,
        }),
      ]
      : []),
    backdrop({
      name: "lamp post",
      role: "scenery",
      texture: "metal",
      outline: [[x - 6, y - 450], [x + 6, y - 450], [x + 9, y - 20], [x + 20, y], [x - 20, y], [
        x - 9,
        y - 20,
      ]],
      colour: iron,
      depth: 0.1,
    }),
    backdrop({
      name: "lamp",
      role: "scenery",
      texture: "glass",
      outline: [[x - 30, y - 520], [x + 30, y - 520], [x + 19, y - 448], [x - 19, y - 448]],
      colour: lit ? { l: 0.95, c: 0.1, h: 90 } : grade({ l: 0.9, c: 0.04, h: 90 }),
      line: 3,
      depth: 0.1,
    }),
    backdrop({
      name: "lamp roof",
      role: "scenery",
      texture: "metal",
      outline: smooth([[x - 38, y - 518, "corner"], [x, y - 552], [x + 38, y - 518, "corner"]]),
      colour: iron,
      depth: 0.1,
    }),
  ]);
}
