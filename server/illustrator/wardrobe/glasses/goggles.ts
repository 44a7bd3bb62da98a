/** @module Goggles. */
import { shift } from "../../colour/colour.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";
import { line, region } from "../../items.ts";
import { GOLD, THINGS } from "../../colour/palette.ts";
import type { GlassesEntry, GlassesOf } from "../accessory_entry.ts";
import { closed, lens } from "../lenses.ts";

/** Aviator's goggles: thick round rims on a strap around the head. */
const goggles: GlassesOf = (colour, eyes) => {
  const strap = shift(colour, { l: -0.22, c: -0.04 });
  const [left, right] = eyes;
  return [
    ...([[left, -1], [right, 1]] as const).map(([[x, y], s]) =>
      region({
        name: "goggle strap",
        role: "accessory",
        texture: "cloth",
        outline: smooth([[x + s * 34, y - 15], [s * 118, y - 24], [s * 119, y + 2], [
          x + s * 34,
          y + 13,
        ]]),
        colour: strap,
      })
    ),
    line(
      "goggle bridge",
      "accessory",
      [[left[0] + 38, left[1]], [right[0] - 38, right[1]]],
      strap,
      [15, 15],
    ),
    ...eyes.flatMap((at) => [
      ...lens(at, colour, ellipse(at, 42, 42), { l: 0.86, c: 0.1, h: 85 }, 0.3),
      line("goggle rim", "accessory", closed(ellipse(at, 46, 46)), strap, [12, 12]),
      line("goggle gold", "accessory", closed(ellipse(at, 46, 46)), GOLD, [6, 6]),
    ]),
  ];
};

export const variant: GlassesEntry = {
  words:
    "goggles, aviator goggles, flying goggles on, swim goggles, swimming goggles, aviation goggles, pilot goggles, motorcycle goggles, biker goggles, protective goggles",
  nearest: "night vision goggles, gas mask, google glass",
  colour: THINGS.brown,
  draw: goggles,
};
