/** @module A fish, head to the left. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { ellipse, leaf, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { INK, THINGS, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "fish, fishes, goldfish",
  nearest:
    "tuna, salmon, sardine, sardines, trout, fishbone, fish bone, sushi, herring, cod, koi, koi carp, koi fish, carp, shark, whale, dolphin, fish bowl, fishbowl, goldfish bowl",
  plural: "fish",
  spot: "ground",
  half: 66,
  colour: THINGS.blue,
  draw: fish,
};

function fish(colour: Colour): Item[] {
  const belly = mix(colour, WHITE, 0.55);
  return [
    thing(
      "fish tail",
      "skin",
      smooth([[38, -34], [70, -66, "corner"], [64, -36], [74, -4, "corner"]]),
      shift(colour, { l: -0.06 }),
    ),
    thing(
      "fish fin",
      "skin",
      smooth([[-20, -62], [6, -84], [24, -76, "corner"], [20, -54]]),
      shift(colour, { l: -0.06 }),
    ),
    thing(
      "fish",
      "skin",
      smooth([[-66, -34], [-36, -62], [6, -66], [46, -36], [8, -8], [-36, -10]]),
      colour,
      {
        marks: [
          mark("light", ellipse([-10, -6], 56, 18), belly, 3),
          ...[-4, 14, -12, 6, 24].map((x, i) =>
            mark(
              "shade",
              leaf([x, -52 + i * 7], [x + 12, -46 + i * 7], 2.2, 4),
              shift(colour, { l: -0.12 }),
            )
          ),
          mark("detail", leaf([-36, -56], [-36, -14], 2.6, -9), shift(colour, { l: -0.14 })),
        ],
      },
    ),
    thing("fish eye", "skin", ellipse([-48, -40], 8, 8), WHITE, { line: 2.4 }),
    thing("fish pupil", "skin", ellipse([-49, -39], 4, 4), INK, { line: 0 }),
  ];
}
