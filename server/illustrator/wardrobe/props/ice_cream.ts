/** @module Two scoops in a cone. */
import { points } from "../../geometry/coordinates.ts";
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "ice cream, icecream, ice cream cone, sundae, popsicle",
  spot: "hand",
  half: 36,
  colour: THINGS.pink,
  draw: iceCream,
};

function iceCream(colour: Colour): Item[] {
  const waffle: Colour = { l: 0.78, c: 0.1, h: 70 };
  return [
    thing(
      "cone",
      "cloth",
      smooth([[-26, -58, "corner"], [26, -58, "corner"], [0, 26, "corner"]]),
      waffle,
      {
        marks: [-30, -10, 10, 30].flatMap((x) => [
          mark(
            "shade",
            ribbon([[x - 20, -60], [x + 20, 30]], [1.6, 1.6]),
            shift(waffle, { l: -0.1 }),
          ),
          mark(
            "shade",
            ribbon([[x + 20, -60], [x - 20, 30]], [1.6, 1.6]),
            shift(waffle, { l: -0.1 }),
          ),
        ]),
      },
    ),
    thing(
      "scoop",
      "cloth",
      smooth(
        points(
          "-36 -62, -34 -92, 0 -108, 34 -92, 36 -62, 22 -54, 10 -62, -4 -52, -18 -62, -28 -54",
        ),
      ),
      colour,
    ),
    thing(
      "upper scoop",
      "cloth",
      smooth(points("-28 -104, -26 -130, 0 -144, 26 -130, 28 -104, 14 -98, 0 -106, -14 -98")),
      mix(shift(colour, { h: 60 }), WHITE, 0.3),
    ),
    thing("cherry", "plant", ellipse([4, -150], 11, 11), THINGS.red, {
      line: 3,
      marks: [mark("light", ellipse([0, -154], 3.4, 3), WHITE)],
    }),
  ];
}
