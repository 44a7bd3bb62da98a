/** @module A guitar that leans on the ground. */
import { points } from "../../geometry/coordinates.ts";
import { type Colour, mix } from "../../colour/colour.ts";
import { box, ellipse, leaf, smooth } from "../../geometry/shapes.ts";
import { line, mark } from "../../items.ts";
import { GOLD, INK, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "guitar, guitars, acoustic guitar, classical guitar",
  nearest: "saxophone, trumpet, flute, violin, fiddle, cello, banjo, harp",
  spot: "ground",
  half: 52,
  colour: { l: 0.66, c: 0.12, h: 60 },
  draw: guitar,
};

function guitar(colour: Colour): Item[] {
  return [
    thing("guitar neck", "wood", [[-8, -196], [8, -196], [9, -90], [-9, -90]], {
      l: 0.42,
      c: 0.06,
      h: 50,
    }),
    thing("guitar head", "wood", smooth([[-14, -228], [14, -228], [12, -192], [-12, -192]]), {
      l: 0.38,
      c: 0.06,
      h: 48,
    }),
    ...[-1, 1].flatMap((s) =>
      [-220, -206].map((y) =>
        thing("guitar peg", "metal", ellipse([s * 17, y], 4.5, 3.5), GOLD, { line: 2 })
      )
    ),
    thing(
      "guitar body",
      "wood",
      smooth(
        points(
          "0 -112, 30 -106, 38 -82, 28 -62, 46 -38, 44 -8, 0 4, -44 -8, -46 -38, -28 -62, -38 -82, -30 -106",
        ),
      ),
      colour,
      {
        volume: 0.5,
        marks: [mark("light", leaf([-28, -88], [-18, -104], 5, -3), mix(colour, WHITE, 0.5), 1)],
      },
    ),
    thing("guitar hole", "wood", ellipse([0, -62], 15, 15), INK, { line: 2.4 }),
    thing("guitar bridge", "wood", box(-18, -26, 36, 7, 2), INK, { line: 0 }),
    ...[-5, 0, 5].map((x) =>
      line("guitar string", "prop", [[x, -200], [x, -22]], { l: 0.9, c: 0.03, h: 90 }, [1.5, 1.5])
    ),
  ];
}
