/** @module A camera. */
import { points } from "../../geometry/coordinates.ts";
import { curve, ellipse, rounded } from "../../geometry/shapes.ts";
import { line, mark, region } from "../../items.ts";
import { INK, THINGS, WHITE } from "../../colour/palette.ts";
import type { GadgetEntry } from "../accessory_entry.ts";

export const variant: GadgetEntry = {
  words: "camera, cameras",
  plain: 1,
  chosen: 1,
  spot: "neck",
  half: 0,
  draw: (colour) => [
    line("camera strap", "accessory", curve([[-58, -16], [-44, 30], [-36, 62]]), INK, [6, 6]),
    line("camera strap", "accessory", curve([[58, -16], [44, 30], [36, 62]]), INK, [6, 6]),
    region({
      name: "camera",
      role: "accessory",
      texture: "metal",
      outline: rounded(points("-50 50, -22 50, -14 38, 14 38, 22 50, 50 50, 50 112, -50 112"), 8),
      colour,
      volume: 0.5,
    }),
    region({
      name: "camera lens",
      role: "accessory",
      texture: "glass",
      outline: ellipse([0, 82], 24, 24),
      colour: { l: 0.32, c: 0.05, h: 265 },
      volume: 0.8,
      marks: [
        mark("detail", ellipse([0, 82], 14, 14), { l: 0.5, c: 0.1, h: 250 }),
        mark("light", ellipse([-7, 74], 6, 5), WHITE),
      ],
    }),
    region({
      name: "camera lamp",
      role: "accessory",
      texture: "light",
      outline: ellipse([36, 62], 6, 6),
      colour: THINGS.red,
      line: 2,
    }),
  ],
};
