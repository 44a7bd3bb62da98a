/** @module Ski goggles: one wide lens in a soft frame on a broad strap. */
import { mix, shift } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { leaf, smooth } from "../../geometry/shapes.ts";
import { line, mark, region } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Point } from "../../scene.ts";
import type { GlassesEntry, GlassesOf } from "../accessory_entry.ts";
import { closed } from "../lenses.ts";

/** A wide lens that lets both eyes be seen. */
const skiGoggles: GlassesOf = (colour, [left, right]) => {
  const middle: Point = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const moved = (text: string) => smooth(knots(text, middle));
  const frame = moved(
    "0 -44, 56 -46, 96 -30, 102 4, 84 38, 44 44, 18 24, 0 18, -18 24, -44 44, -84 38, -102 4, -96 -30, -56 -46",
  );
  const strap = shift(colour, { l: colour.l > 0.5 ? -0.16 : 0.16 });
  return [
    ...[-1, 1].map((s) =>
      region({
        name: "goggle strap",
        role: "accessory",
        texture: "cloth",
        outline: smooth([[middle[0] + s * 92, middle[1] - 24], [s * 122, middle[1] - 28], [
          s * 123,
          middle[1] + 4,
        ], [middle[0] + s * 94, middle[1] + 16]]),
        colour: strap,
      })
    ),
    region({
      name: "lens",
      role: "accessory",
      texture: "glass",
      outline: frame,
      colour: { l: 0.8, c: 0.12, h: 60 },
      opacity: 0.4,
      line: 0,
      volume: 0,
      marks: [
        mark(
          "light",
          leaf([middle[0] - 74, middle[1] + 4], [middle[0] - 52, middle[1] - 34], 7),
          mix(WHITE, colour, 0.1),
        ),
        mark(
          "light",
          leaf([middle[0] + 48, middle[1] + 12], [middle[0] + 70, middle[1] - 30], 7),
          mix(WHITE, colour, 0.1),
        ),
      ],
    }),
    line("frame", "accessory", closed(frame), shift(colour, { l: -0.2 }), [17, 17]),
    line("frame light", "accessory", closed(frame), colour, [11, 11]),
  ];
};

export const variant: GlassesEntry = {
  words:
    "ski goggles, snow goggles, snowboard goggles, snowboarding goggles, ski mask goggles, skiing goggles, vr headset, vr goggles",
  nearest:
    "vr glasses, virtual reality headset, virtual reality glasses, diving mask, scuba mask, swim mask, snorkel mask, ar glasses, cyber visor",
  colour: { l: 0.56, c: 0.17, h: 20 },
  draw: skiGoggles,
};
