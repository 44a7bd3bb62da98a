/** @module A stethoscope that hangs around the neck. */
import type { Colour } from "../../colour/colour.ts";
import { curve, ellipse } from "../../geometry/shapes.ts";
import { line, mark, region } from "../../items.ts";
import { THINGS } from "../../colour/palette.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";

/** Of the tube. */
export const TUBE: Colour = { l: 0.36, c: 0.04, h: 255 };

/** Two tubes from the sides of the neck that meet above the disc. */
export const stethoscope: ScarfOf = (colour, role = "accessory") => [
  line("stethoscope", role, curve([[-50, -14], [-40, 36], [-8, 66], [24, 60], [34, 84]]), colour, [
    8,
    8,
  ]),
  line("stethoscope", role, curve([[50, -14], [40, 20], [12, 50], [-8, 66]]), colour, [8, 8]),
  region({
    name: "stethoscope disc",
    role,
    texture: "metal",
    outline: ellipse([36, 94], 19, 19),
    colour: THINGS.silver,
    volume: 0.8,
    marks: [mark("shade", ellipse([36, 94], 8, 8), { l: 0.66, c: 0.02, h: 250 })],
  }),
];

export const variant: ScarfEntry = {
  at: "chest",
  words: "stethoscope, stethoscopes",
  colour: TUBE,
  draw: stethoscope,
};
