/** @module Caps and brims of trades and travels, on the head's coordinates (see hats.ts). */
import { knots, points } from "../../geometry/coordinates.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { curve, ellipse, leaf, ribbon, smooth, star } from "../../geometry/shapes.ts";
import { line, mark, region } from "../../items.ts";
import { GOLD, WHITE } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";

const role = "costume" as const;

/** A cook's tall hat. */
export function toque(): Item[] {
  return [
    cloth(
      "toque",
      smooth(
        points(
          "-66 -88, -84 -128, -112 -160, -92 -204, -44 -208, -18 -236, 34 -232, 52 -206, 98 -200, 110 -156, 82 -126, 66 -88",
        ),
      ),
      WHITE,
      {
        role,
        volume: 0.8,
        marks: [[-30, -180], [30, -176], [0, -190]].map(([x, y]) =>
          mark("shade", leaf([x!, y!], [x! * 0.7, -96], 3.2), { l: 0.86, c: 0.015, h: 260 })
        ),
      },
    ),
    cloth(
      "toque band",
      smooth(knots("-74 -110!, 0 -96, 74 -110!, 80 -64!, 0 -50, -80 -64!")),
      WHITE,
      { role, volume: 0.5 },
    ),
  ];
}

/** A creased felt hat with a star. */
export function cowboyHat(colour: Colour): Item[] {
  return [
    cloth(
      "cowboy brim",
      smooth(
        points(
          "-164 -96, -120 -74, -60 -62, 0 -58, 60 -62, 120 -74, 164 -96, 146 -60, 80 -42, 0 -38, -80 -42, -146 -60",
        ),
      ),
      shift(colour, { l: -0.03 }),
      { role },
    ),
    cloth(
      "cowboy crown",
      smooth(
        points(
          "-72 -62, -70 -110, -54 -156, -26 -166, 0 -150, 26 -166, 54 -156, 70 -110, 72 -62, 0 -50",
        ),
      ),
      colour,
      {
        role,
        volume: 0.75,
        marks: [mark("shade", leaf([0, -156], [0, -112], 9), shift(colour, { l: -0.1 }), 3)],
      },
    ),
    cloth(
      "cowboy band",
      smooth(knots("-72 -88!, 0 -74, 72 -88!, 74 -64!, 0 -50, -74 -64!")),
      shift(colour, { l: -0.2 }),
      { role },
    ),
    region({
      name: "sheriff star",
      role,
      texture: "metal",
      outline: star([0, -70], 15),
      colour: GOLD,
      line: 2.6,
    }),
  ];
}

/** A round white cap with a ribbon. */
export function sailorCap(trim: Colour): Item[] {
  return [
    cloth(
      "sailor cap",
      smooth(points("-70 -86, -92 -124, -60 -146, 0 -152, 60 -146, 92 -124, 70 -86, 0 -76")),
      WHITE,
      { role, volume: 0.7 },
    ),
    cloth(
      "sailor band",
      smooth(knots("-82 -98!, 0 -88, 82 -98!, 86 -60!, 0 -52, -86 -60!")),
      trim,
      { role, marks: [mark("detail", ribbon([[-90, -72], [0, -63], [90, -72]], [3, 3]), WHITE)] },
    ),
    ...anchor([0, -118], 17, trim),
    cloth(
      "cap ribbon",
      smooth(knots("78 -84, 104 -70, 124 -40!, 110 -40, 98 -28!, 84 -58")),
      trim,
      { role },
    ),
  ];
}

/** A small anchor badge. */
export function anchor([x, y]: Point, size: number, colour: Colour): Item[] {
  return [
    line("anchor", role, [[x, y - size * 0.8], [x, y + size * 0.8]], colour, [4, 4]),
    line(
      "anchor",
      role,
      [[x - size * 0.4, y - size * 0.4], [x + size * 0.4, y - size * 0.4]],
      colour,
      [4, 4],
    ),
    line(
      "anchor",
      role,
      curve([[x - size * 0.8, y + size * 0.2], [x, y + size * 0.85], [
        x + size * 0.8,
        y + size * 0.2,
      ]], 3),
      colour,
      [4, 4],
    ),
  ];
}

/** A checked cap with two peaks and tied flaps. */
export function deerstalker(colour: Colour): Item[] {
  const check = shift(colour, { l: -0.12 });
  const checks = [-70, -35, 0, 35, 70].map((x) =>
    mark("detail", leaf([x * 0.6, -156], [x * 1.05, -50], 3), check)
  )
    .concat([-124, -96].map((y) => mark("detail", leaf([-100, y], [100, y], 2.6, 10), check)));
  return [
    cloth(
      "deerstalker",
      smooth(points("-92 -56, -86 -108, -48 -144, 0 -152, 48 -144, 86 -108, 92 -56, 0 -62")),
      colour,
      { role, marks: checks },
    ),
    cloth(
      "front peak",
      smooth(points("-72 -72, 0 -92, 72 -72, 88 -44, 50 -52, 0 -58, -50 -52, -88 -44")),
      shift(colour, { l: -0.06 }),
      { role },
    ),
    ...[-1, 1].map((s) =>
      cloth(
        "ear flap",
        smooth([[s * 84, -104], [s * 102, -70], [s * 92, -44], [s * 70, -62], [s * 66, -100]]),
        shift(colour, { l: -0.03 }),
        { role },
      )
    ),
    cloth("flap knot", ellipse([0, -156], 16, 10), shift(colour, { l: -0.1 }), { role }),
  ];
}

/** A red cap that falls to one side, with fur and a bobble. */
export function santaHat(colour: Colour): Item[] {
  return [
    cloth(
      "santa cap",
      smooth(
        knots(
          "-84 -78, -64 -130, -12 -176, 52 -184, 108 -150, 134 -92!, 104 -104, 84 -118, 88 -78, 0 -64",
        ),
      ),
      colour,
      {
        role,
        volume: 0.75,
        marks: [mark("shade", leaf([20, -150], [96, -122], 7, -10), shift(colour, { l: -0.1 }))],
      },
    ),
    cloth("santa trim", wavyBand(), WHITE, { role, volume: 0.6 }),
    cloth("santa bobble", star([136, -80], 25, { points: 11, inner: 0.84 }), WHITE, {
      role,
      volume: 0.8,
    }),
  ];
}

function wavyBand(): Point[] {
  const top: Point[] = [], bottom: Point[] = [];
  for (let i = 0; i <= 24; i++) {
    const x = -98 + (i / 24) * 196, arch = -14 * Math.cos((x / 98) * 1.4), wave = i % 2 ? 4 : 0;
    top.push([x, -74 + arch - wave]);
    bottom.push([x, -46 + arch + wave]);
  }
  return smooth([...top, ...bottom.reverse()], 5);
}
