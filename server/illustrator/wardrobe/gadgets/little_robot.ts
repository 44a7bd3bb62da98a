/** @module A little robot. */
import { points } from "../../geometry/coordinates.ts";
import { curve, ellipse, ribbon, rounded, smooth } from "../../geometry/shapes.ts";
import { glow, line, region } from "../../items.ts";
import { INK, THINGS } from "../../colour/palette.ts";
import type { GadgetEntry } from "../accessory_entry.ts";
import { GLOW } from "../screen_glow.ts";

export const variant: GadgetEntry = {
  words: "little robot, robot arm, robot friend, toy robot",
  plain: 1,
  chosen: 1,
  spot: "air",
  half: 60,
  draw: (colour) => [
    glow({
      name: "thrust",
      role: "accessory",
      centre: [0, 62],
      radius: 46,
      colour: GLOW,
      strength: 0.7,
    }),
    line("aerial", "accessory", [[0, -44], [0, -66]], INK, [4, 4]),
    region({
      name: "aerial lamp",
      role: "accessory",
      texture: "light",
      outline: ellipse([0, -72], 8, 8),
      colour: THINGS.red,
      line: 2.6,
    }),
    ...[-1, 1].map((s) =>
      region({
        name: "robot arm",
        role: "accessory",
        texture: "metal",
        outline: ribbon([[s * 50, 8], [s * 66, 20], [s * 64, 36]], [7, 6, 7]),
        colour: THINGS.silver,
        line: 3,
      })
    ),
    region({
      name: "robot",
      role: "accessory",
      texture: "metal",
      outline: smooth(points("-52 -10, -40 -40, 0 -48, 40 -40, 52 -10, 44 34, 0 48, -44 34")),
      colour,
      volume: 0.8,
    }),
    region({
      name: "robot screen",
      role: "accessory",
      texture: "glass",
      outline: rounded([[-38, -22], [38, -22], [36, 18], [-36, 18]], 12),
      colour: { l: 0.27, c: 0.04, h: 265 },
      line: 3,
    }),
    ...[-15, 15].map((x) =>
      line("robot eye", "accessory", curve([[x - 8, 0], [x, -9], [x + 8, 0]], 3), GLOW, [4.5, 4.5])
    ),
    line("robot smile", "accessory", curve([[-6, 7], [0, 11], [6, 7]], 3), GLOW, [3.4, 3.4]),
  ],
};
