/** @module A straw hat. */
import { knots, points } from "../../geometry/coordinates.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { curve, ellipse, leaf, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Point } from "../../scene.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { bow, cloth } from "../cloth/cloth.ts";

/** A wide straw hat with a ribbon. */
export const strawHat: HatOf = (colour, role = "accessory") => {
  const straw: Colour = { l: 0.86, c: 0.09, h: 88 };
  const weave = shift(straw, { l: -0.09, c: 0.02 });
  return [
    cloth("straw brim", ellipse([0, -70], 150, 30), straw, {
      role,
      marks: [0.86, 0.7].map((share) => ring([0, -70], 150 * share, 30 * share, weave)).flat(),
    }),
    cloth(
      "straw crown",
      smooth(points("-76 -72, -72 -112, -44 -142, 0 -150, 44 -142, 72 -112, 76 -72, 0 -56")),
      straw,
      {
        role,
        marks: [-128, -112].map((y) => mark("shade", leaf([-80, y], [80, y], 2.4, 9), weave)),
      },
    ),
    cloth(
      "ribbon",
      smooth(knots("-77 -98!, 0 -82, 77 -98!, 79 -72!, 0 -54, -79 -72!")),
      colour,
      { role },
    ),
    ...bow([70, -80], 20, colour, role),
  ];
};

export const variant: HatEntry = {
  words:
    "straw hat, sun hat, sunhat, straw hats, sun hats, summer hat, gardening hat, gardener hat, gardener's hat, floppy sun hat, beach hat, wide brimmed straw hat, woven hat, panama hat, panama, farmer straw hat, luffy hat",
  nearest:
    "fisherman's hat, bee keeper hat, beekeeping hat, beekeeper's veil, safari hat wide, easter bonnet hat, cloche, cloche hat",
  plain: 1,
  chosen: 1,
  isOwnColour: true,
  draw: strawHat,
};

function ring([x, y]: Point, rx: number, ry: number, colour: Colour) {
  const arc = curve([[x - rx, y], [x - rx * 0.7, y + ry * 0.7], [x, y + ry], [
    x + rx * 0.7,
    y + ry * 0.7,
  ], [x + rx, y]]);
  return [mark("shade", ribbon(arc.filter((_, i) => i % 4 === 0), [1.6, 1.6]), colour)];
}
