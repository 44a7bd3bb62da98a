/** @module A cone of plastic around the head, from the vet. */
import { shift } from "../../colour/colour.ts";
import { ellipse, ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { cloth } from "../cloth/cloth.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";

/** A cone of plastic around the head, from the vet. */
const coneOfShame: ScarfOf = (colour, role = "accessory") => [
  cloth("cone", ellipse([0, -74], 152, 142), colour, {
    role,
    texture: "glass",
    opacity: 0.72,
    volume: 0.3,
    marks: [
      mark("light", ellipse([-70, -140], 26, 62, 0.6), shift(colour, { l: 0.06 }), 6),
      mark("shade", ellipse([0, -60], 112, 104), shift(colour, { l: -0.07 }), 8),
    ],
  }),
  cloth(
    "cone collar",
    ribbon([[-64, 10], [0, 30], [64, 10]], [9, 10, 9]),
    shift(colour, { l: -0.2, c: 0.03 }),
    {
      role,
    },
  ),
];

export const variant: ScarfEntry = {
  words:
    "cone of shame, cone, cones, the cone, cone collar, pet cone, vet cone, vet collar, surgical collar, recovery cone, e collar, lampshade collar, plastic cone, cone around its neck, cone on its head",
  synonyms: "cone pet vet surgical recovery plastic lampshade",
  colour: { l: 0.9, c: 0.025, h: 225 },
  draw: coneOfShame,
};
