/** @module A paintbrush with a wet tip. */
import type { Colour } from "../../colour/colour.ts";
import { ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { THINGS } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";
import { WOODEN } from "../wood.ts";

export const prop: PropEntry = {
  words: "paintbrush, paint brush, paintbrushes, palette and brush, brush, paint palette",
  nearest: "pencil, pen, crayon, quill",
  spot: "hand",
  half: 30,
  colour: "accent",
  draw: paintbrush,
};

function paintbrush(colour: Colour): Item[] {
  return [
    thing("brush handle", "wood", ribbon([[2, 50], [0, -10], [-2, -70]], [4, 7, 7]), WOODEN),
    thing("brush ferrule", "metal", ribbon([[-2, -70], [-3, -96]], [9, 10]), THINGS.silver, {
      line: 3,
    }),
    thing(
      "brush hair",
      "fur",
      smooth([[-15, -96], [10, -96], [14, -124], [-2, -156, "corner"], [-18, -124]]),
      colour,
      { hair: 10 },
    ),
    ...([[26, -138, 8], [-34, -126, 6], [34, -108, 5]] as const).map(([x, y, r]) =>
      thing("paint drop", "water", ellipse([x, y], r, r * 1.1), colour, { line: 2.4 })
    ),
  ];
}
