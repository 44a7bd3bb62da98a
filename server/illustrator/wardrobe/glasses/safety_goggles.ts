/** @module Clear goggles of laboratories and workshops. */
import { shift } from "../../colour/colour.ts";
import { box, smooth } from "../../geometry/shapes.ts";
import { region } from "../../items.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { GlassesEntry, GlassesOf } from "../accessory_entry.ts";

/** One broad clear pane in a soft frame, on a strap. */
const safetyGoggles: GlassesOf = (colour, [left, right]) => {
  const y = (left[1] + right[1]) / 2, from = left[0] - 54, to = right[0] + 54;
  const frame = (grow: number) => [
    ...box(from - grow, y - 46 - grow, to - from + 2 * grow, 90 + 2 * grow, 34),
  ];
  return [
    ...[-1, 1].map((s) =>
      region({
        name: "goggle strap",
        role: "accessory",
        texture: "cloth",
        outline: smooth([[s < 0 ? from : to, y - 14], [s * 122, y - 24], [s * 123, y + 4], [
          s < 0 ? from : to,
          y + 14,
        ]]),
        colour: shift(colour, { l: -0.12 }),
      })
    ),
    region({
      name: "goggle lens",
      role: "accessory",
      texture: "glass",
      outline: frame(0),
      colour: { l: 0.9, c: 0.06, h: 220 },
      opacity: 0.28,
      line: 0,
      volume: 0,
    }),
    region({
      name: "goggle frame",
      role: "accessory",
      texture: "skin",
      outline: [...frame(9), frame(9)[0]!, frame(-4)[0]!, ...frame(-4).toReversed()],
      colour,
      line: 2.4,
      volume: 0.3,
    }),
    region({
      name: "gleam",
      role: "accessory",
      texture: "glass",
      outline: [[from + 26, y - 34], [from + 44, y - 34], [from + 24, y + 24], [from + 12, y + 24]],
      colour: WHITE,
      opacity: 0.5,
      line: 0,
      volume: 0,
    }),
  ];
};

export const variant: GlassesEntry = {
  words:
    "safety goggles, safety glasses, lab goggles, science goggles, laboratory goggles, chemistry goggles, lab glasses, protective glasses, workshop goggles, safety specs, protective eyewear, clear goggles",
  synonyms:
    "safety glasses lab science laboratory chemistry protective workshop specs eyewear clear goggles",
  colour: THINGS.green,
  draw: safetyGoggles,
};
