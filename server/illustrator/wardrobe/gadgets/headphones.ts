/** @module Headphones. */
import { shift } from "../../colour/colour.ts";
import { curve, ellipse } from "../../geometry/shapes.ts";
import { line, region } from "../../items.ts";
import type { GadgetEntry } from "../accessory_entry.ts";
import { GLOW } from "../screen_glow.ts";

export const variant: GadgetEntry = {
  words: "headphones, headset, headphone",
  nearest: "earbuds, radio",
  plain: 1,
  chosen: 1,
  spot: "ears",
  half: 0,
  draw: (colour) => [
    line(
      "headband edge",
      "accessory",
      curve([[-122, 6], [-112, -62], [-64, -104], [0, -112], [64, -104], [112, -62], [122, 6]]),
      shift(colour, { l: -0.3, c: -0.04 }),
      [21, 21],
    ),
    line(
      "headband",
      "accessory",
      curve([[-122, 6], [-112, -62], [-64, -104], [0, -112], [64, -104], [112, -62], [122, 6]]),
      colour,
      [14, 14],
    ),
    ...[-1, 1].flatMap((s) => [
      region({
        name: "ear cup",
        role: "accessory",
        texture: "metal",
        outline: ellipse([s * 122, 10], 25, 38),
        colour,
        volume: 0.7,
      }),
      region({
        name: "cup light",
        role: "accessory",
        texture: "light",
        outline: ellipse([s * 126, 10], 11, 18),
        colour: GLOW,
        line: 3,
      }),
    ]),
  ],
};
