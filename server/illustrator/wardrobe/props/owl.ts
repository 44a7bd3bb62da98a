/** @module An owl in the air, wings half open. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { ellipse, leaf, mirrored, smooth } from "../../geometry/shapes.ts";
import { line, mark } from "../../items.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { twoEyes } from "../friend_eyes.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "owl, owls",
  isFriend: true,
  spot: "air",
  half: 60,
  colour: THINGS.brown,
  draw: owl,
};

function owl(colour: Colour): Item[] {
  const pale = mix(colour, WHITE, 0.6), dark = shift(colour, { l: -0.1 });
  return [
    ...[-1, 1].map((s) =>
      thing(
        "owl wing",
        "plant",
        smooth([[s * 28, -30], [s * 70, -56], [s * 84, -20], [s * 70, -26], [s * 66, 6], [
          s * 52,
          0,
        ], [s * 34, 26]]),
        dark,
        { line: 3.4 },
      )
    ),
    thing(
      "owl body",
      "fur",
      mirrored([[0, -58], [34, -52], [46, -14], [38, 30], [0, 50]]),
      colour,
      {
        hair: 7,
        marks: [
          mark("light", ellipse([0, 14], 28, 32), pale, 2),
          ...[-2, 14, 30].flatMap((y, i) =>
            [-12, 0, 12].slice(0, 3 - (i % 2)).map((x) =>
              mark("shade", leaf([x - 5, y], [x + 5, y], 2, -4), dark)
            )
          ),
        ],
      },
    ),
    ...[-1, 1].flatMap((s) => [
      thing("owl tuft", "fur", [[s * 14, -52], [s * 40, -76], [s * 38, -42]], dark, { line: 3 }),
      thing("owl disc", "fur", ellipse([s * 18, -28], 19, 19), pale, { line: 2.4 }),
    ]),
    ...twoEyes("owl", [0, -28], 18, 10),
    thing("owl beak", "stone", [[-7, -22], [7, -22], [0, -6]], THINGS.orange, { line: 2.4 }),
    ...[-12, 12].map((x) => line("owl foot", "prop", [[x, 44], [x, 56]], THINGS.orange, [6, 4])),
  ];
}
