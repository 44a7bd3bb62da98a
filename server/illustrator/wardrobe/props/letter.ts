/** @module A sealed letter. */
import { type Colour, shift } from "../../colour/colour.ts";
import { heart, rounded } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { THINGS } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "letter, letters, love letter, envelope, envelopes, postcard, mail",
  nearest: "map, maps, treasure map, scroll, scrolls, invitation, card, paper",
  spot: "ground",
  half: 62,
  colour: { l: 0.95, c: 0.03, h: 85 },
  draw: letter,
};

function letter(colour: Colour): Item[] {
  return [
    thing("letter", "paper", rounded([[-60, -80], [58, -86], [62, -4], [-56, 2]], 4), colour, {
      volume: 0.2,
      marks: [
        mark(
          "shade",
          [[-60, -80], [2, -30], [58, -86], [58, -80], [2, -22], [-60, -74]],
          shift(colour, { l: -0.14 }),
        ),
        mark("detail", heart([1, -32], 13), THINGS.red),
      ],
    }),
  ];
}
