/** @module A flower behind one ear. */
import { leaf } from "../../geometry/shapes.ts";
import { region } from "../../items.ts";
import { THINGS } from "../../colour/palette.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { flower } from "../cloth/cloth.ts";

/** One large blossom with two leaves below an ear. */
const flowerAtEar: HatOf = (colour, role = "accessory") => [
  ...[[[74, -74], [116, -36]], [[70, -80], [36, -58]]].map((ends) =>
    region({
      name: "flower leaf",
      role,
      texture: "plant",
      outline: leaf(ends[0] as [number, number], ends[1] as [number, number], 13, 6),
      colour: THINGS.green,
      line: 3,
      volume: 0.4,
    })
  ),
  ...flower([76, -80], 36, colour, role),
];

export const variant: HatEntry = {
  at: "ear",
  words:
    "flower behind its ear, flower behind her ear, flower behind his ear, flower behind the ear, flower behind one ear, flower at its ear, flower tucked behind its ear, flower tucked behind her ear, flower tucked behind his ear, flower in its hair, flower in her hair, flower in his hair, hibiscus behind its ear, hibiscus behind her ear, rose behind its ear, rose behind her ear, daisy behind its ear, daisy behind her ear, flower hair clip",
  synonyms: "flower behind ear tucked hair hibiscus rose daisy clip",
  colour: { l: 0.66, c: 0.2, h: 5 },
  draw: flowerAtEar,
};
