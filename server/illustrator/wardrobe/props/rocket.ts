/** @module A small rocket, ready to start. */
import type { Colour } from "../../colour/colour.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";
import { glow, mark } from "../../items.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "toy rocket, rocket, rockets, little rocket",
  spot: "air",
  anchors: { ride: { turn: 1.15, at: [0.26, 0.5] } },
  half: 46,
  colour: THINGS.red,
  draw: rocket,
};

function rocket(colour: Colour): Item[] {
  return [
    glow({
      name: "rocket fire",
      role: "prop",
      centre: [0, 58],
      radius: 52,
      colour: { l: 0.86, c: 0.15, h: 70 },
      strength: 0.7,
    }),
    thing(
      "rocket flame",
      "light",
      smooth([[-12, 34], [12, 34], [8, 56], [0, 78, "corner"], [-8, 56]]),
      { l: 0.84, c: 0.16, h: 70 },
      { line: 2.6 },
    ),
    ...[-1, 1].map((s) =>
      thing(
        "rocket fin",
        "metal",
        smooth([[s * 18, 0], [s * 46, 34, "corner"], [s * 16, 32]]),
        colour,
      )
    ),
    thing(
      "rocket hull",
      "metal",
      smooth([[0, -86, "corner"], [24, -40], [26, 10], [16, 38], [-16, 38], [-26, 10], [-24, -40]]),
      WHITE,
      { marks: [mark("detail", [[-40, -92], [40, -92], [40, -46], [-40, -46]], colour)] },
    ),
    thing("rocket window", "glass", ellipse([0, -20], 12, 12), { l: 0.8, c: 0.08, h: 225 }, {
      line: 4,
    }),
  ];
}
