/** @module A rose: petals rolled into each other, the outer ones turned back. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { curve, leaf, smooth } from "../../geometry/shapes.ts";
import { line } from "../../items.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import { LEAF, stem } from "../flower_stem.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "rose, roses",
  spot: "hand",
  half: 40,
  colour: THINGS.red,
  draw: rose,
};

function rose(colour: Colour): Item[] {
  const dark = shift(colour, { l: -0.11 }), pale = mix(colour, WHITE, 0.22);
  const petal = (outline: Point[], tone: Colour) =>
    thing("rose", "plant", outline, tone, { line: 3, volume: 0.5 });
  return [
    ...stem(),
    thing("sepal", "plant", leaf([-2, -48], [-38, -50], 8, -5), LEAF, { line: 3 }),
    thing("sepal", "plant", leaf([-2, -48], [34, -50], 8, 5), LEAF, { line: 3 }),
    petal(smooth([[-2, -60], [-32, -86], [-26, -122], [-2, -134], [24, -122], [28, -86]]), dark),
    petal(smooth([[-14, -96], [-14, -118], [2, -124], [14, -114], [12, -94], [0, -86]]), colour),
    line("rose heart", "prop", curve([[-6, -100], [-5, -113], [4, -113], [4, -103]]), dark, [4, 3]),
    petal(
      smooth([[-2, -46], [-38, -60], [-54, -90], [-44, -110, "corner"], [-24, -92], [6, -78]]),
      pale,
    ),
    petal(
      smooth([[-8, -46], [34, -58], [52, -88], [42, -108, "corner"], [22, -90], [-10, -74]]),
      colour,
    ),
  ];
}
