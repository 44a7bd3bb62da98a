/** @module A sunflower on its stem. */
import type { Colour } from "../../colour/colour.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { THINGS } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import { HEAD, stem } from "../flower_stem.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";
import { times } from "../../times.ts";

export const prop: PropEntry = {
  words: "sunflower, sunflowers",
  spot: "hand",
  half: 50,
  colour: THINGS.yellow,
  draw: sunflower,
};

const SEEDS: Colour = { l: 0.43, c: 0.07, h: 50 };

/** A sunflower: a wreath of pointed petals round a large dark face. */
function sunflower(colour: Colour): Item[] {
  const petals: Point[] = times(96, (i) => {
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
