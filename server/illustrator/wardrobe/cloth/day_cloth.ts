/** @module Cloth and details of clothes for every day. */
import { knots } from "../../geometry/coordinates.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { GOLD } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { cloth } from "./cloth.ts";
import type { OutfitContext } from "../outfit.ts";

/** Straps, buttons and pocket of a bib, on a chest plate. */
export function overallBib(colour: Colour): Item[] {
  return [
    ...[-1, 1].map((s) =>
      cloth(
        "overall strap",
        ribbon([[s * 62, -22], [s * 40, 14]], [9, 9]),
        shift(colour, { l: -0.06 }),
        { role: "costume", line: 3 },
      )
    ),
    ...[-1, 1].map((s) =>
      region({
        name: "overall button",
        role: "costume",
        texture: "metal",
        outline: ellipse([s * 40, 16], 7, 7),
        colour: GOLD,
        line: 2.4,
      })
    ),
    cloth("overall pocket", box(-22, 32, 44, 32, 6), shift(colour, { l: 0.06 }), {
      role: "costume",
      line: 2.6,
      marks: [mark("shade", ribbon([[-20, 40], [20, 40]], [1.4, 1.4]), shift(colour, { l: -0.1 }))],
    }),
  ];
}

export function clothOf({ accent }: OutfitContext): Colour {
  return { ...accent, l: Math.min(0.7, Math.max(0.54, accent.l)), c: 0.15 };
}

export function collar(colour: Colour): Item {
  return cloth(
    "coat collar",
    smooth(knots("-92 -26!, 0 -2, 92 -26!, 90 14, 40 44!, 0 18, -40 44!, -90 14")),
    colour,
    { role: "costume", volume: 0.5 },
  );
}
