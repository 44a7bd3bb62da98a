/** @module A clip with a bow at one ear. */
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { THINGS } from "../../colour/palette.ts";
import { ellipse, ribbon } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { shift } from "../../colour/colour.ts";

/** Two slides, one beside the other, above one eye. */
const hairClip: HatOf = (colour, role = "accessory") =>
  [0, 1].map((i) =>
    region({
      name: "hair clip",
      role,
      texture: "glass",
      outline: ribbon([[36 + i * 10, -96 + i * 24], [66 + i * 10, -78 + i * 24], [
        96 + i * 6,
        -54 + i * 20,
      ]], [
        8,
        12,
        7,
      ]),
      colour: i ? shift(colour, { h: 70 }) : colour,
      line: 3,
      volume: 0.7,
      marks: [
        mark(
          "light",
          ellipse([58 + i * 10, -86 + i * 24], 8, 3.4, 0.5),
          shift(colour, { l: 0.2 }),
          1,
        ),
      ],
    })
  );

export const variant: HatEntry = {
  at: "ear",
  words:
    "hair clip, hair clips, hair slide, hair slides, barrette, barrettes, hairpin, hairpins, hair pin, hair pins, bobby pin, bobby pins, hairclip, hairclips, hair grip, hair grips, kirby grip, clip in its hair, clip in her hair, clips in her hair, star hair clip, star hair clips, heart hair clip, heart hair clips, butterfly hair clip, butterfly hair clips, bow hair clips",
  synonyms: "slide barrette hairpin pin bobby hairclip grip kirby",
  colour: THINGS.pink,
  draw: hairClip,
};
