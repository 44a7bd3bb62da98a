/**
 * @module A book open towards its reader, seen from the other side: both covers, and over them the edges of
 * the pages.
 */
import { type Colour, shift } from "../colour/colour.ts";
import { knots } from "../geometry/coordinates.ts";
import { heart, leaf, rounded, smooth } from "../geometry/shapes.ts";
import { mark } from "../items.ts";
import { GOLD } from "../colour/palette.ts";
import type { Item, Point } from "../scene.ts";
import { thing } from "./prop_art.ts";

const PAPER: Colour = { l: 0.96, c: 0.02, h: 90 };

/** Its items, the middle of its back at the origin, 216 wide. The back is nearest to the viewer. */
export function openBook(name: string, colour: Colour): Item[] {
  return [
    pages(`${name}, left pages`, -1),
    pages(`${name}, right pages`, 1),
    cover(`${name}`, -1, colour),
    cover(`${name}, front cover`, 1, colour),
    thing(
      `${name}, back`,
      "cloth",
      rounded([[-9, -120], [9, -120], [9, 2], [-9, 2]], 4),
      shift(colour, { l: -0.08 }),
      { marks: [-102, -20].map((y) => mark("detail", leaf([-9, y], [9, y], 2.6), GOLD)) },
    ),
  ];
}

/** The edges of one half of the pages, which rise over the cover in an arch. */
function pages(name: string, side: -1 | 1): Item {
  const outline = knots("0 -114!, 18 -140, 56 -152, 101 -140!, 100 -118!, 0 -100!");
  return thing(
    name,
    "paper",
    smooth(outline.map(([x, y, corner]) => [side * x, y, corner])),
    PAPER,
    {
      volume: 0.2,
      marks: [0, 8].map((down) =>
        mark("detail", leaf([side * 14, -128 + down], [side * 97, -134 + down], 1.4, side * -12), {
          l: 0.76,
          c: 0.02,
          h: 75,
        })
      ),
    },
  );
}

function cover(name: string, side: -1 | 1, colour: Colour): Item {
  const at = (points: readonly Point[]) => points.map(([x, y]): Point => [side * x, y]);
  const inner = at([[22, -104], [92, -116], [92, -28], [22, -16]]);
  return thing(
    name,
    "cloth",
    rounded(at([[4, -122], [108, -136], [108, -14], [4, 2]]), 5),
    colour,
    {
      volume: 0.3,
      marks: [
        mark("light", rounded(inner, 8), shift(colour, { l: 0.05 })),
        mark("detail", heart([side * 57, -66], 17), GOLD),
      ],
    },
  );
}
