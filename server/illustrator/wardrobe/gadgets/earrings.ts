/** @module Earrings: hoops that hang from both ears. */
import { GOLD } from "../../colour/palette.ts";
import { shift } from "../../colour/colour.ts";
import { curve, ellipse } from "../../geometry/shapes.ts";
import { line, region } from "../../items.ts";
import { times } from "../../times.ts";
import type { Point } from "../../scene.ts";
import type { GadgetEntry } from "../accessory_entry.ts";

/** Where the right hoop hangs, on the head's coordinates, and its radius. */
const AT: Point = [112, -22], RADIUS = 24;

export const variant: GadgetEntry = {
  words:
    "earrings, earring, ear rings, ear ring, hoop earrings, hoop earring, hoops in its ears, gold earring, gold earrings, golden earrings, silver earrings, big earrings, big hoop earrings, dangly earrings, dangling earrings, an earring in one ear",
  nearest:
    "pearl earring, pearl earrings, stud earring, stud earrings, ear studs, clip on earrings, drop earrings, diamond earrings, ear piercing, ear piercings, pierced ears, pierced ear",
  colour: GOLD,
  spot: "ears",
  half: 0,
  draw: (colour) =>
    [-1, 1].flatMap((s) => {
      const round = curve(
        times(15, (i): Point => {
          const angle = -Math.PI / 2 + (i / 14) * 2 * Math.PI;
          return [s * AT[0] + Math.cos(angle) * RADIUS, AT[1] + Math.sin(angle) * RADIUS];
        }),
      );
      return [
        line("earring edge", "accessory", round, shift(colour, { l: -0.34, c: -0.02 }), [11, 11]),
        line("earring", "accessory", round, colour, [7, 7]),
        region({
          name: "earring clasp",
          role: "accessory",
          texture: "metal",
          outline: ellipse([s * AT[0], AT[1] - RADIUS], 8, 8),
          colour,
          line: 2.4,
          volume: 0.8,
        }),
      ];
    }),
};
