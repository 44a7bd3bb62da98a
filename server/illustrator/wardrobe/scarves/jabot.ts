/** @module Frills of cloth that hang from the throat. */
import { shift } from "../../colour/colour.ts";
import { leaf, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";
import { collarBand } from "../neckwear.ts";

/** Three falls of cloth, each over the one below it. */
const jabot: ScarfOf = (colour, role = "accessory") => [
  ...[[62, 40], [38, 38], [12, 33]].map(([y, half]) =>
    cloth(
      "jabot",
      smooth([
        [-half! * 0.4, y! - 16, "corner"],
        [half! * 0.4, y! - 16, "corner"],
        [half!, y! + 30],
        [half! * 0.5, y! + 22],
        [0, y! + 36],
        [-half! * 0.5, y! + 22],
        [-half!, y! + 30],
      ]),
      colour,
      {
        role,
        line: 2.4,
        volume: 0.4,
        marks: [-0.5, 0, 0.5].map((share) =>
          mark(
            "shade",
            leaf([half! * share * 0.4, y! - 8], [half! * share, y! + 24], 2),
            shift(colour, { l: -0.1 }),
          )
        ),
      },
    )
  ),
  collarBand(colour, role),
];

export const variant: ScarfEntry = {
  words:
    "jabot, lace jabot, lace cravat, ruffled cravat, frilly cravat, frilled collar, ruffles at its throat, ruffled jabot",
  synonyms: "cravat ruffled frilled",
  colour: WHITE,
  draw: jabot,
};
