/**
 * Flowers for a paw, each with a face of its own, drawn around the grip.
 *
 * @module
 */
import { type Colour, mix, shift } from "../colour.ts";
import { curve, ellipse, leaf, smooth } from "../geometry/shapes.ts";
import { line, mark } from "../items.ts";
import { WHITE } from "../palette.ts";
import type { Item, Point } from "../scene.ts";
import { flower } from "./hats.ts";
import { thing } from "./prop_art.ts";

const GREEN: Colour = { l: 0.55, c: 0.12, h: 145 };
const LEAF: Colour = { l: 0.62, c: 0.13, h: 145 };
const SEEDS: Colour = { l: 0.43, c: 0.07, h: 50 };

/** Where the head of a flower sits. */
const HEAD: Point = [-2, -84];

/** Any flower: five petals round a yellow heart. */
export function heldFlower(colour: Colour): Item[] {
  return [...stem(), ...flower(HEAD, 40, colour, "prop", 0.5)];
}

/** A sunflower: a wreath of pointed petals round a large dark face. */
export function sunflower(colour: Colour): Item[] {
  const petals: Point[] = Array.from({ length: 96 }, (_, i) => {
    const angle = (i / 96) * 2 * Math.PI;
    const reach = 36 + 20 * Math.abs(Math.cos(angle * 6));
    return [HEAD[0] + Math.cos(angle) * reach, HEAD[1] + Math.sin(angle) * reach];
  });
  return [
    ...stem(),
    thing("sunflower", "plant", petals, colour, { line: 3, volume: 0.4 }),
    thing("sunflower heart", "plant", ellipse(HEAD, 28, 28), SEEDS, {
      line: 2,
      volume: 0.5,
      marks: [
        mark("light", ellipse([HEAD[0] - 6, HEAD[1] - 6], 13, 13), { l: 0.54, c: 0.09, h: 58 }, 3),
      ],
    }),
  ];
}

/** A rose: petals rolled into each other, the outer ones turned back. */
export function rose(colour: Colour): Item[] {
  const dark = shift(colour, { l: -0.11 }), pale = mix(colour, WHITE, 0.22);
  const petal = (outline: Point[], tone: Colour) =>
    thing("rose", "plant", outline, tone, { line: 3, volume: 0.5 });
  return [
    ...stem(),
    thing("sepal", "plant", leaf([-2, -48], [-38, -50], 8, -5), LEAF, { line: 3 }),
    thing("sepal", "plant", leaf([-2, -48], [34, -50], 8, 5), LEAF, { line: 3 }),
    petal(smooth([[-2, -60], [-32, -86], [-26, -122], [-2, -134], [24, -122], [28, -86]]), dark),
    petal(smooth([[-14, -96], [-14, -118], [2, -124], [14, -114], [12, -94], [0, -86]]), colour),
    line("rose heart", "prop", curve([[-6, -100], [-5, -113], [4, -113], [4, -103]]), dark, [4, 3]),
    petal(
      smooth([[-2, -46], [-38, -60], [-54, -90], [-44, -110, "corner"], [-24, -92], [6, -78]]),
      pale,
    ),
    petal(
      smooth([[-8, -46], [34, -58], [52, -88], [42, -108, "corner"], [22, -90], [-10, -74]]),
      colour,
    ),
  ];
}

/** A tulip: a closed cup with three tips. */
export function tulip(colour: Colour): Item[] {
  return [
    ...stem(),
    thing(
      "tulip",
      "plant",
      smooth([
        [-2, -46],
        [-34, -62],
        [-38, -94],
        [-34, -128, "corner"],
        [-18, -108],
        [-2, -134, "corner"],
        [14, -108],
        [30, -128, "corner"],
        [34, -94],
        [30, -62],
      ]),
      colour,
      {
        line: 3,
        volume: 0.6,
        marks: [
          mark(
            "light",
            leaf([-2, -50], [-2, -130], 15),
            mix(colour, WHITE, 0.3),
            1,
          ),
        ],
      },
    ),
  ];
}

function stem(): Item[] {
  return [
    line("stem", "prop", curve([[0, 46], [4, 0], [-2, -56]]), GREEN, [7, 6]),
    thing("leaf", "plant", leaf([2, -14], [36, -40], 10, 4), LEAF, { line: 3 }),
  ];
}
