/** @module Wild hair and goggles pushed up. */
import type { Colour } from "../colour/colour.ts";
import { knots } from "../geometry/coordinates.ts";
import { ellipse, leaf, smooth } from "../geometry/shapes.ts";
import { mark, region } from "../items.ts";
import { WHITE } from "../colour/palette.ts";
import type { Item } from "../scene.ts";
import { cloth } from "./cloth/cloth.ts";

const role = "costume" as const;

/** Wild hair and goggles pushed up, for a scientist. */
export function labGoggles(colour: Colour): Item[] {
  const lens = (x: number): Item[] => [
    region({
      name: "lab lens",
      role,
      texture: "glass",
      outline: ellipse([x, -84], 34, 28),
      colour: { l: 0.88, c: 0.07, h: 200 },
      volume: 0.6,
      line: 6,
      marks: [mark("light", leaf([x - 18, -84], [x - 4, -102], 5, -4), WHITE)],
    }),
  ];
  return [
    cloth(
      "goggle strap",
      smooth(knots("-98 -74!, 0 -90, 98 -74!, 102 -54!, 0 -70, -102 -54!")),
      colour,
      { role },
    ),
    ...lens(-36),
    ...lens(36),
  ];
}
