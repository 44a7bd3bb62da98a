/** @module A collar with a name tag. */
import { shift } from "../../colour/colour.ts";
import { ellipse, ribbon } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { GOLD, THINGS } from "../../colour/palette.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import { collarBand } from "../neckwear.ts";

/** A collar with a disc on a ring, on which a name is engraved. */
const tagCollar: ScarfOf = (colour, role = "accessory") => {
  const metal = colour.h > 60 && colour.h < 110 && colour.c > 0.08 ? GOLD : THINGS.silver;
  return [
    collarBand(colour, role),
    region({
      name: "tag ring",
      role,
      texture: "metal",
      outline: ellipse([0, 26], 8, 9),
      colour: shift(metal, { l: -0.12 }),
      line: 2.4,
    }),
    region({
      name: "name tag",
      role,
      texture: "metal",
      outline: ellipse([0, 52], 23, 23),
      colour: metal,
      line: 3,
      volume: 0.4,
      marks: [
        mark("light", ellipse([-9, 43], 6, 3.6, -0.7), shift(metal, { l: 0.14 }), 2),
        ...[48, 56, 63].map((y, i) =>
          mark(
            "shade",
            ribbon([[-12 + i * 2, y], [12 - i * 2, y]], [1.6, 1.6]),
            shift(metal, { l: -0.3 }),
          )
        ),
      ],
    }),
  ];
};

const METALS = [
  "",
  "silver ",
  "gold ",
  "golden ",
  "brass ",
  "metal ",
  "round ",
  "name ",
  "small ",
  "little ",
  "shiny ",
  "id ",
  "small silver ",
  "round silver ",
  "shiny silver ",
  "silver name ",
  "gold name ",
  "engraved ",
  "heart ",
  "heart shaped ",
  "gold heart ",
  "golden heart ",
  "silver heart ",
  "red heart ",
  "bone shaped ",
  "fish shaped ",
  "star shaped ",
];

export const variant: ScarfEntry = {
  words: [
    ...METALS.flatMap((metal) => {
      const tag = /^(?:id|engraved) $/.test(metal) ? `an ${metal}tag` : `a ${metal}tag`;
      return [`collar with ${tag}`, `collar and ${metal}tag`, `collar and ${tag}`];
    }),
    "name tag collar, name tag, nametag, tag on its collar, tag on her collar, tag on his collar, collar tag, id tag, dog tag, collar with tag, identity tag, fish tag, name tag on its collar",
  ].join(", "),
  synonyms:
    "nametag id identity dog fish silver gold golden brass metal round small shiny engraved",
  draw: tagCollar,
};
