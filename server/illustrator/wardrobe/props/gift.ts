/** @module A wrapped box with a bow. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { ellipse, rounded, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { GOLD, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "gift, gifts, present, presents, gift box, birthday present",
  nearest: "parcel, package, surprise gift, christmas tree, christmas present",
  spot: "ground",
  half: 58,
  colour: "accent",
  draw: gift,
};

function gift(colour: Colour): Item[] {
  const ribbonColour = mix(GOLD, WHITE, 0.2);
  const loop = (s: number) => smooth([[0, -92], [s * 26, -124], [s * 46, -112], [s * 34, -94]], 4);
  return [
    thing("gift", "paper", rounded([[-52, -72], [52, -72], [50, 2], [-50, 2]], 5), colour, {
      volume: 0.4,
      marks: [mark("detail", [[-11, -80], [11, -80], [11, 10], [-11, 10]], ribbonColour)],
    }),
    thing(
      "gift lid",
      "paper",
      rounded([[-60, -92], [60, -92], [60, -68], [-60, -68]], 5),
      shift(colour, { l: 0.05 }),
      {
        volume: 0.4,
        marks: [mark("detail", [[-12, -100], [12, -100], [12, -60], [-12, -60]], ribbonColour)],
      },
    ),
    thing("gift loop", "cloth", loop(-1), ribbonColour, { line: 3 }),
    thing("gift loop", "cloth", loop(1), ribbonColour, { line: 3 }),
    thing("gift knot", "cloth", ellipse([0, -96], 10, 9), ribbonColour, { line: 3 }),
  ];
}
