/** @module A puppy with a hanging tongue. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { curve, ellipse, mirrored, ribbon, smooth } from "../../geometry/shapes.ts";
import { line, mark } from "../../items.ts";
import { INK, THINGS, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { PINK, twoEyes } from "../friend_eyes.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "dog, dogs, puppy, puppies, doggy, pup",
  nearest: "corgi, wolf, fox, foxes, husky, poodle, dachshund, bear, bears, raccoon",
  isFriend: true,
  spot: "ground",
  half: 62,
  colour: { l: 0.7, c: 0.09, h: 66 },
  draw: dog,
};

function dog(colour: Colour): Item[] {
  const dark = shift(colour, { l: colour.l > 0.4 ? -0.16 : 0.14 }), pale = mix(colour, WHITE, 0.6);
  return [
    thing("dog tail", "fur", ribbon([[34, -26], [60, -44], [66, -72]], [10, 9, 6]), colour, {
      hair: 8,
    }),
    thing(
      "dog body",
      "fur",
      smooth([[-34, -86], [34, -86], [46, -40], [44, -4], [-44, -4], [-46, -40]]),
      colour,
      { hair: 8, marks: [mark("light", ellipse([0, -30], 22, 34), pale, 3)] },
    ),
    ...[-24, 24].map((x) =>
      thing("dog paw", "fur", ellipse([x, -6], 19, 11), pale, { line: 3, hair: 5 })
    ),
    thing(
      "dog head",
      "fur",
      mirrored([[0, -158], [34, -154], [50, -126], [46, -98], [24, -82], [0, -80]]),
      colour,
      {
        hair: 8,
        marks: [
          mark("light", ellipse([0, -98], 25, 22), pale, 2),
          mark("patch", ellipse([24, -124], 19, 22, 0.2), dark, 2),
        ],
      },
    ),
    ...[-1, 1].map((s) =>
      thing(
        "dog ear",
        "fur",
        smooth([[s * 30, -152], [s * 56, -150], [s * 68, -112], [s * 56, -88], [s * 42, -108]]),
        dark,
        { hair: 8 },
      )
    ),
    ...twoEyes("dog", [0, -122], 19, 7),
    thing(
      "dog tongue",
      "skin",
      smooth([[-7, -90], [7, -90], [8, -72], [0, -66], [-8, -72]], 3),
      PINK,
      { line: 2.4 },
    ),
    line(
      "dog mouth",
      "prop",
      curve([[-18, -94], [-8, -88], [0, -94], [8, -88], [18, -94]], 3),
      INK,
      [3, 3],
    ),
    thing("dog nose", "skin", ellipse([0, -105], 10, 7), INK, { line: 0, volume: 0.4 }),
    thing("dog collar", "cloth", ribbon([[-33, -80], [0, -72], [33, -80]], [5, 5]), THINGS.red, {
      line: 2.4,
    }),
  ];
}
