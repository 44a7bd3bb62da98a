/** @module A soft ring around the neck, from the vet. */
import { shift } from "../../colour/colour.ts";
import { ellipse, leaf } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";

const donutCollar: ScarfOf = (colour, role = "accessory") => [
  cloth("donut collar", ellipse([0, 8], 128, 54), colour, {
    role,
    volume: 0.95,
    marks: [
      ...[-92, -46, 0, 46, 92].map((x) =>
        mark(
          "shade",
          leaf([x * 0.66, 22], [x, 58 - Math.abs(x) * 0.22], 3),
          shift(colour, { l: -0.12 }),
        )
      ),
      mark("light", leaf([-104, 8], [-40, 40], 7, 8), shift(colour, { l: 0.12 }), 4),
    ],
  }),
];

export const variant: ScarfEntry = {
  words:
    "donut collar, doughnut collar, inflatable collar, inflatable donut collar, inflatable cone, inflatable vet collar, donut cone, soft cone, inflatable donut around its neck, recovery donut",
  synonyms: "donut doughnut inflatable soft recovery vet collar cone",
  colour: { l: 0.6, c: 0.13, h: 245 },
  draw: donutCollar,
};
