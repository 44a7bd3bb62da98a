/** @module Helmets of knights, vikings and astronauts, on the head's coordinates (see hats.ts). */
import { knots, points } from "../../geometry/coordinates.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { curve, ellipse, leaf, ribbon, smooth } from "../../geometry/shapes.ts";
import { line, mark, region } from "../../items.ts";
import { GOLD, THINGS, WHITE } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";

const role = "costume" as const;

const STEEL = THINGS.silver;

/** An open helm with cheek plates and a plume. */
export function helm(plume: Colour): Item[] {
  return [
    cloth(
      "plume",
      smooth(
        knots(
          "-12 -118, -24 -186, 16 -226, 74 -226, 122 -186, 132 -132!, 104 -156, 70 -166, 36 -154, 20 -112",
        ),
      ),
      plume,
      {
        role,
        volume: 0.6,
        marks: [
          mark("shade", leaf([20, -200], [118, -160], 6, -18), shift(plume, { l: -0.1 })),
          mark("shade", leaf([4, -176], [70, -180], 5, -14), shift(plume, { l: -0.1 })),
        ],
      },
    ),
    region({
      name: "helm",
      role,
      texture: "metal",
      outline: smooth(
        knots(
          "0 -144, 62 -130, 104 -86, 118 -20, 112 34, 98 66!, 84 34, 88 -20!, 60 -52, 0 -62, -60 -52, -88 -20!, -84 34, -98 66!, -112 34, -118 -20, -104 -86, -62 -130",
        ),
      ),
      colour: STEEL,
      volume: 0.8,
      marks: [mark("detail", ribbon([[0, -150], [0, -56]], [7, 7]), GOLD)],
    }),
    line("helm rim", role, curve([[-88, -20], [-60, -52], [0, -62], [60, -52], [88, -20]]), GOLD, [
      7,
      7,
    ]),
    ...[-76, 76].map((x) =>
      region({
        name: "rivet",
        role,
        texture: "metal",
        outline: ellipse([x, -62], 6, 6),
        colour: GOLD,
        line: 2.4,
      })
    ),
  ];
}

/** A round helmet with two horns. */
export function hornedHelmet(): Item[] {
  const horn = (s: number): Point[] =>
    smooth([
      [s * 66, -104],
      [s * 108, -116],
      [s * 138, -150],
      [s * 138, -194, "corner"],
      [s * 160, -150],
      [s * 144, -94],
      [s * 92, -70],
    ]);
  const bone: Colour = { l: 0.93, c: 0.035, h: 85 };
  return [
    ...[-1, 1].map((s) =>
      region({
        name: "horn",
        role,
        texture: "stone",
        outline: horn(s),
        colour: bone,
        volume: 0.7,
        marks: [
          mark("shade", leaf([s * 84, -76], [s * 92, -116], 4), shift(bone, { l: -0.12 })),
          mark("shade", leaf([s * 112, -82], [s * 116, -122], 3.5), shift(bone, { l: -0.12 })),
        ],
      })
    ),
    region({
      name: "helmet",
      role,
      texture: "metal",
      outline: smooth(
        points("-90 -58, -82 -108, -48 -140, 0 -150, 48 -140, 82 -108, 90 -58, 0 -66"),
      ),
      colour: { l: 0.7, c: 0.02, h: 255 },
      volume: 0.8,
      marks: [mark("detail", ribbon([[0, -156], [0, -60]], [9, 9]), { l: 0.62, c: 0.08, h: 70 })],
    }),
    region({
      name: "helmet band",
      role,
      texture: "metal",
      outline: smooth(knots("-96 -82!, 0 -94, 96 -82!, 98 -54!, 0 -64, -98 -54!")),
      colour: { l: 0.66, c: 0.1, h: 72 },
      marks: [-70, -35, 0, 35, 70].map((x) =>
        mark("light", ellipse([x, -72 - 6 * Math.cos(x / 50)], 5, 5), { l: 0.86, c: 0.1, h: 85 })
      ),
    }),
  ];
}

/** A glass ball around the head, on a ring. */
export function spaceHelmet(): Item[] {
  const glass: Colour = { l: 0.9, c: 0.03, h: 225 };
  return [
    region({
      name: "helmet glass",
      role,
      texture: "glass",
      outline: ellipse([0, -28], 166, 156),
      colour: glass,
      opacity: 0.13,
      line: 7,
      volume: 0,
    }),
    region({
      name: "helmet gleam",
      role,
      texture: "glass",
      outline: smooth(points("-128 -88, -96 -136, -50 -160, -62 -144, -98 -112, -116 -72")),
      colour: WHITE,
      opacity: 0.75,
      line: 0,
      volume: 0,
    }),
    region({
      name: "helmet gleam",
      role,
      texture: "glass",
      outline: ellipse([-132, -52], 7, 14, 0.3),
      colour: WHITE,
      opacity: 0.75,
      line: 0,
      volume: 0,
    }),
    line("helmet edge", role, ellipse([0, -28], 166, 156).concat([[166, -28]]), {
      l: 0.78,
      c: 0.03,
      h: 240,
    }, [6, 6]),
  ];
}
