/** @module A rabbit sitting up. */
import { type Colour, mix } from "../../colour/colour.ts";
import { ellipse, leaf, mirrored, smooth, star } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { PINK, twoEyes } from "../friend_eyes.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "rabbit, rabbits, bunny, bunnies, hare",
  isFriend: true,
  spot: "ground",
  half: 50,
  colour: { l: 0.84, c: 0.03, h: 70 },
  draw: rabbit,
};

function rabbit(colour: Colour): Item[] {
  const pale = mix(colour, WHITE, 0.7);
  return [
    thing("rabbit tail", "fur", star([44, -18], 17, { points: 9, inner: 0.8 }), WHITE, { hair: 8 }),
    thing(
      "rabbit body",
      "fur",
      smooth([[-22, -76], [24, -76], [46, -36], [40, -2], [-36, -2], [-40, -36]]),
      colour,
      { hair: 8, marks: [mark("light", ellipse([-4, -30], 20, 30), pale, 3)] },
    ),
    ...[-26, 18].map((x) =>
      thing("rabbit foot", "fur", ellipse([x, -5], 20, 9), pale, { line: 3, hair: 5 })
    ),
    ...[-1, 1].flatMap((s) => [
      thing(
        "rabbit ear",
        "fur",
        smooth([[s * 6, -122], [s * 8, -170], [s * 22, -196], [s * 34, -170], [s * 28, -122]]),
        colour,
        { hair: 6 },
      ),
      thing("rabbit inner ear", "skin", leaf([s * 17, -124], [s * 22, -184], 8), PINK, { line: 0 }),
    ]),
    thing(
      "rabbit head",
      "fur",
      mirrored([[0, -134], [30, -126], [42, -102], [36, -80], [0, -68]]),
      colour,
      { hair: 8, marks: [mark("light", ellipse([0, -82], 20, 14), pale, 2)] },
    ),
    ...twoEyes("rabbit", [0, -104], 20, 8),
    thing("rabbit nose", "skin", ellipse([0, -90], 6, 4.5), PINK, { line: 1.6 }),
    thing("rabbit teeth", "paper", [[-6, -80], [6, -80], [5, -70], [-5, -70]], WHITE, {
      line: 1.8,
      volume: 0,
    }),
  ];
}
