/** @module A ring through the nose. */
import { THINGS } from "../../colour/palette.ts";
import { shift } from "../../colour/colour.ts";
import { curve } from "../../geometry/shapes.ts";
import { line } from "../../items.ts";
import type { GadgetEntry } from "../accessory_entry.ts";

export const variant: GadgetEntry = {
  words:
    "nose ring, nose rings, septum ring, septum piercing, bull ring in its nose, ring in its nose, ring through its nose",
  nearest:
    "nose piercing, nose stud, lip ring, lip piercing, piercings, piercing, eyebrow piercing",
  colour: THINGS.silver,
  spot: "ears",
  half: 0,
  draw: (colour) => {
    const ring = curve([[-7, 44], [-14, 54], [-10, 67], [0, 72], [10, 67], [14, 54], [7, 44]]);
    return [
      line("nose ring edge", "accessory", ring, shift(colour, { l: -0.4 }), [10, 10]),
      line("nose ring", "accessory", ring, colour, [6, 6]),
    ];
  },
};
