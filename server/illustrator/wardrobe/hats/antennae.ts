/** @module Two feelers on a band. */
import { curve, ellipse } from "../../geometry/shapes.ts";
import { line, region } from "../../items.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { INK } from "../../colour/palette.ts";

/** Springs that carry a ball each, on a hairband. */
const antennae: HatOf = (colour, role = "accessory") => [
  ...[-1, 1].map((s) =>
    line("antenna", role, curve([[s * 30, -96], [s * 44, -150], [s * 66, -188]]), INK, [7, 5])
  ),
  line("antenna band", role, curve([[-94, -66], [0, -106], [94, -66]]), INK, [11, 11]),
  ...[-1, 1].map((s) =>
    region({
      name: "antenna ball",
      role,
      texture: "glass",
      outline: ellipse([s * 69, -196], 20, 20),
      colour,
      line: 3,
      volume: 0.9,
    })
  ),
];

export const variant: HatEntry = {
  words:
    "antennae, antennas, alien antennae, alien antennas, antenna headband, antennae headband, bee antennae, insect antennae, bug antennae, deely boppers, deely bobbers, deeley boppers, boppers, martian antennae, feelers on its head, alien headband, butterfly antennae, ladybird antennae",
  synonyms:
    "antenna alien headband bee insect bug deely deeley boppers bobbers martian feelers butterfly ladybird",
  colour: { l: 0.75, c: 0.19, h: 135 },
  draw: antennae,
};
