/** @module A balloon on its string. */
import { points } from "../../geometry/coordinates.ts";
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { curve, leaf, smooth } from "../../geometry/shapes.ts";
import { line, mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "balloon, balloons",
  nearest: "kite, kites, bubble, bubbles, beach ball, ball, balls, soap bubbles, lollipop",
  spot: "hand",
  half: 50,
  colour: "accent",
  draw: balloon,
};

function balloon(colour: Colour): Item[] {
  return [
    line("string", "prop", curve([[0, 20], [6, -40], [-6, -90], [4, -132]]), {
      l: 0.4,
      c: 0.03,
      h: 40,
    }, [2.6, 2.6]),
    thing(
      "balloon knot",
      "cloth",
      [[4, -138], [13, -124], [-5, -124]],
      shift(colour, { l: -0.1 }),
      { line: 3 },
    ),
    thing(
      "balloon",
      "skin",
      smooth(points("4 -136, -34 -168, -48 -216, -26 -258, 4 -270, 34 -258, 56 -216, 42 -168")),
      colour,
      {
        volume: 0.9,
        marks: [mark("light", leaf([-30, -200], [-14, -248], 8, -6), mix(colour, WHITE, 0.75), 2)],
      },
    ),
  ];
}
