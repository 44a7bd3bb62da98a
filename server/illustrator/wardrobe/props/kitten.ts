/**
 * A small kitten that looks up.
 *
 * @module
 */
import { type Colour, mix, shift } from "../../colour.ts";
import { curve, ellipse, leaf, mirrored, ribbon, smooth } from "../../geometry/shapes.ts";
import { line, mark } from "../../items.ts";
import { INK, WHITE } from "../../palette.ts";
import type { Item } from "../../scene.ts";
import { PINK, twoEyes } from "../friend_eyes.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";
import { says } from "../../vocabulary/term.ts";

export const prop: PropEntry = {
  words: [
    says({ prop: "kitten" }, "kitten friend, little kitten friend, kitten beside it, its kitten"),
  ],
  isFriend: true,
  spot: "ground",
  half: 56,
  colour: { l: 0.78, c: 0.06, h: 75 },
  draw: kitten,
};

function kitten(colour: Colour): Item[] {
  const pale = mix(colour, WHITE, 0.6), dark = shift(colour, { l: colour.l > 0.4 ? -0.14 : 0.12 });
  return [
    thing(
      "kitten tail",
      "fur",
      ribbon([[28, -18], [56, -22], [62, -56], [52, -74]], [8, 8, 7, 5]),
      colour,
      { hair: 7 },
    ),
    thing(
      "kitten body",
      "fur",
      smooth([[-26, -72], [26, -72], [38, -30], [34, -4], [-34, -4], [-38, -30]]),
      colour,
      {
        hair: 7,
        marks: [
          mark("light", ellipse([0, -30], 17, 26), pale, 3),
          ...[-1, 1].flatMap((s) =>
            [-52, -34].map((y) => mark("stripe", leaf([s * 42, y], [s * 22, y + 3], 4), dark))
          ),
        ],
      },
    ),
    ...[-17, 17].map((x) =>
      thing("kitten paw", "fur", ellipse([x, -6], 15, 9), pale, { line: 3, hair: 5 })
    ),
    ...[-1, 1].flatMap((s) => [
      thing("kitten ear", "fur", [[s * 12, -128], [s * 40, -160], [s * 46, -110]], colour, {
        hair: 6,
      }),
      thing("kitten inner ear", "skin", [[s * 21, -128], [s * 37, -147], [s * 40, -118]], PINK, {
        line: 0,
      }),
    ]),
    thing(
      "kitten head",
      "fur",
      mirrored([[0, -138], [34, -128], [48, -104], [46, -84], [26, -68], [0, -64]]),
      colour,
      {
        hair: 7,
        marks: [
          mark("light", ellipse([0, -78], 20, 13), pale, 2),
          ...[-14, 0, 14].map((x) => mark("stripe", leaf([x, -138], [x * 0.8, -116], 3.4), dark)),
        ],
      },
    ),
    ...twoEyes("kitten", [0, -98], 19, 9),
    thing("kitten nose", "skin", [[-5, -84], [5, -84], [0, -78]], PINK, { line: 1.6 }),
    line(
      "kitten mouth",
      "prop",
      curve([[-9, -74], [-4, -71], [0, -76], [4, -71], [9, -74]], 2),
      INK,
      [2.2, 2.2],
    ),
  ];
}
