/** @module A duckling, waddling to the left. */
import { knots } from "../../geometry/coordinates.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { curve, ellipse, smooth } from "../../geometry/shapes.ts";
import { line } from "../../items.ts";
import { INK, THINGS } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "duck, ducks, duckling, ducklings, rubber duck, rubber ducks, chick, chicks, baby chick",
  nearest: "chicken, hen, rooster, goose, swan, penguin, penguins",
  isFriend: true,
  spot: "ground",
  half: 62,
  colour: THINGS.yellow,
  draw: duckling,
};

function duckling(colour: Colour): Item[] {
  return [
    ...[-8, 18].map((x) =>
      thing(
        "duck foot",
        "skin",
        smooth([[x - 16, 0, "corner"], [x, -14], [x + 8, 0, "corner"]]),
        THINGS.orange,
        { line: 2.6 },
      )
    ),
    thing(
      "duck body",
      "fur",
      smooth(knots("-34 -44, 0 -50, 36 -46, 62 -62!, 50 -20, 18 -6, -22 -8")),
      colour,
      { hair: 9 },
    ),
    thing(
      "duck wing",
      "fur",
      smooth([[-4, -42], [30, -42], [44, -28, "corner"], [18, -18]]),
      shift(colour, { l: -0.06 }),
      { hair: 8, line: 3 },
    ),
    thing("duck head", "fur", ellipse([-26, -76], 32, 30), colour, { hair: 8 }),
    thing(
      "duck beak",
      "stone",
      smooth([[-52, -78], [-78, -72, "corner"], [-52, -62]]),
      THINGS.orange,
      { line: 3 },
    ),
    thing("duck eye", "skin", ellipse([-36, -82], 5.5, 6.5), INK, { line: 0 }),
    line(
      "duck crest",
      "prop",
      curve([[-22, -104], [-18, -116], [-10, -116]], 3),
      shift(colour, { l: -0.1 }),
      [4, 2],
    ),
  ];
}
