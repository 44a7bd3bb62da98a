/** @module A brass telescope on three legs, turned to the sky. */
import { type Colour, mix } from "../../colour/colour.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { GOLD, INK, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "telescope, telescopes, spyglass",
  nearest: "binoculars, microscope",
  spot: "ground",
  half: 64,
  colour: { l: 0.7, c: 0.11, h: 72 },
  draw: telescope,
};

function telescope(colour: Colour): Item[] {
  const wood: Colour = { l: 0.5, c: 0.07, h: 55 };
  return [
    ...[-44, 4, 46].map((x) =>
      thing("telescope leg", "wood", ribbon([[0, -84], [x, 2]], [6, 5]), wood, { line: 3 })
    ),
    thing("telescope tube", "metal", ribbon([[-48, -60], [54, -140]], [14, 19]), colour, {
      marks: [mark("light", ribbon([[-46, -66], [52, -148]], [3, 4]), mix(colour, WHITE, 0.6), 1)],
    }),
    thing("telescope rim", "metal", ribbon([[46, -134], [66, -150]], [23, 24]), GOLD, { line: 3 }),
    thing("telescope ring", "metal", ribbon([[-6, -93], [6, -102]], [19, 20]), GOLD, { line: 3 }),
    thing("eyepiece", "metal", ribbon([[-64, -48], [-48, -60]], [9, 10]), INK, { line: 3 }),
  ];
}
