/** @module A ring of light over the head, in the head's coordinates. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { WHITE } from "../../colour/palette.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { glow, line } from "../../items.ts";
import type { Item, Role } from "../../scene.ts";

/** A floating ring of light. */
export function halo(colour: Colour, role: Role): Item[] {
  const ring = ellipse([0, -176], 74, 20);
  return [
    glow({
      name: "halo light",
      role,
      centre: [0, -176],
      radius: 120,
      colour: mix(colour, WHITE, 0.4),
      strength: 0.5,
    }),
    line("halo rim", role, [...ring, ring[0]!], shift(colour, { l: -0.3, c: -0.02 }), [17, 17]),
    line("halo", role, [...ring, ring[0]!], mix(colour, WHITE, 0.25), [11, 11]),
  ];
}
