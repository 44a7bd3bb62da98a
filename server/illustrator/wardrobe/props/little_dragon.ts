/** @module A small dragon, fluttering. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { curve, ellipse, mirrored, ribbon, smooth } from "../../geometry/shapes.ts";
import { line, mark } from "../../items.ts";
import { INK, THINGS, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { twoEyes } from "../friend_eyes.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words:
    "dragon, dragons, little dragon, baby dragon, tiny dragon, small dragon, pet dragon, dragon friend",
  nearest: "dinosaur, dinosaurs, lizard, monster, t rex, griffin, phoenix",
  isFriend: true,
  spot: "air",
  half: 70,
  colour: THINGS.green,
  draw: littleDragon,
};

function littleDragon(colour: Colour): Item[] {
  const belly: Colour = { l: 0.88, c: 0.09, h: 92 }, wing = shift(colour, { h: 30, l: 0.04 });
  return [
    thing(
      "dragon tail",
      "skin",
      ribbon([[20, 30], [56, 44], [78, 20], [72, -6]], [12, 9, 6, 2]),
      colour,
    ),
    thing("dragon tail tip", "skin", [[60, -2], [86, -10], [74, -30]], wing, { line: 3 }),
    ...[-1, 1].map((s) =>
      thing(
        "dragon wing",
        "skin",
        smooth([
          [s * 22, -6],
          [s * 66, -62, "corner"],
          [s * 92, -28, "corner"],
          [s * 70, -24],
          [s * 66, 6, "corner"],
          [s * 44, 2],
          [s * 28, 20, "corner"],
        ]),
        wing,
        { line: 3.4 },
      )
    ),
    thing(
      "dragon body",
      "skin",
      mirrored([[0, -24], [28, -14], [36, 18], [26, 44], [0, 50]]),
      colour,
      {
        marks: [
          mark("light", ellipse([0, 20], 20, 30), belly),
          ...[4, 18, 32].map((y) =>
            mark("shade", ribbon([[-20, y], [20, y]], [1.4, 1.4]), shift(belly, { l: -0.12 }))
          ),
        ],
      },
    ),
    ...[-16, 16].map((x) =>
      thing("dragon foot", "skin", ellipse([x, 50], 13, 8), colour, { line: 3 })
    ),
    ...[-1, 1].map((s) =>
      thing(
        "dragon horn",
        "stone",
        smooth([[s * 12, -82], [s * 20, -108, "corner"], [s * 30, -80]]),
        belly,
        { line: 3 },
      )
    ),
    thing(
      "dragon head",
      "skin",
      mirrored([[0, -94], [30, -86], [42, -62], [36, -38], [16, -26], [0, -24]]),
      colour,
      { marks: [mark("light", ellipse([0, -38], 24, 14), mix(colour, WHITE, 0.35), 2)] },
    ),
    ...twoEyes("dragon", [0, -64], 18, 9),
    ...[-7, 7].map((x) =>
      thing("dragon nostril", "skin", ellipse([x, -42], 2.6, 3), INK, { line: 0 })
    ),
    line("dragon mouth", "prop", curve([[-14, -33], [0, -28], [14, -33]], 3), INK, [2.6, 2.6]),
  ];
}
