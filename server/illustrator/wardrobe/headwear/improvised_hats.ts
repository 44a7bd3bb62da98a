/** @module Hats made of what lies at hand, in the head's coordinates. */
import { shift } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { ellipse, leaf, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { times } from "../../times.ts";
import type { HatOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";

/** A cone of foil. */
export const foilHat: HatOf = (colour, role = "accessory") => [
  cloth(
    "foil hat",
    smooth(
      knots(
        "-96 -58!, -54 -128, -22 -196, 6 -224!, 26 -190, 60 -126, 98 -56!, 50 -76, 0 -72, -50 -80",
      ),
    ),
    colour,
    {
      role,
      texture: "metal",
      marks: [[-50, -90, -14, -180], [-8, -84, 4, -200], [52, -88, 16, -178], [-30, -120, 40, -140]]
        .map(([x1, y1, x2, y2]) =>
          mark("light", leaf([x1!, y1!], [x2!, y2!], 4, 4), shift(colour, { l: 0.13 }))
        ),
    },
  ),
];

/** A boat folded of newspaper. */
export const paperHat: HatOf = (colour, role = "accessory") => [
  cloth(
    "paper hat",
    smooth(knots("-130 -78!, -60 -112, 0 -206!, 60 -112, 130 -78!, 0 -84")),
    colour,
    {
      role,
      texture: "paper",
      marks: [
        ...times(5, (i) =>
          mark(
            "detail",
            ribbon([[-14 - i * 13, -176 + i * 16], [16 + i * 12, -176 + i * 16]], [1.6, 1.6]),
            { l: 0.5, c: 0.01, h: 60 },
          )),
        mark("shade", ribbon([[0, -206], [0, -90]], [1.6, 1.6]), shift(colour, { l: -0.16 })),
      ],
    },
  ),
  cloth(
    "paper hat brim",
    smooth(knots("-134 -76!, 0 -98, 134 -76!, 96 -58!, 0 -70, -96 -58!")),
    shift(colour, { l: -0.05 }),
    { role, texture: "paper" },
  ),
];

/** A bowl of metal with holes, upside down. */
export const colander: HatOf = (colour, role = "accessory") => [
  ...[-1, 1].map((s) =>
    cloth(
      "colander handle",
      ribbon([[s * 106, -84], [s * 140, -96], [s * 108, -108]], [5, 5, 5]),
      colour,
      { role, texture: "metal", line: 3 },
    )
  ),
  cloth(
    "colander",
    smooth(knots("-112 -60!, -108 -116, -64 -160, 0 -172, 64 -160, 108 -116, 112 -60!, 0 -76")),
    colour,
    {
      role,
      texture: "metal",
      marks: times(18, (i) =>
        mark(
          "detail",
          ellipse([-76 + (i % 6) * 30, -146 + Math.floor(i / 6) * 24], 5, 5),
          shift(colour, { l: -0.45 }),
        )),
    },
  ),
];

/** A pot of clay, upside down. */
export const flowerpot: HatOf = (colour, role = "accessory") => [
  cloth("flowerpot", smooth(knots("-84 -84!, -60 -176!, 60 -176!, 84 -84!")), colour, {
    role,
    texture: "stone",
    volume: 0.7,
  }),
  cloth(
    "flowerpot rim",
    smooth(knots("-98 -90!, 98 -90!, 94 -56!, 0 -66, -94 -56!")),
    shift(colour, { l: -0.05 }),
    { role, texture: "stone" },
  ),
];

/** A lampshade with its fringe. */
export const lampshade: HatOf = (colour, role = "accessory") => [
  cloth("lampshade", smooth(knots("-60 -184!, 60 -184!, 122 -62!, 0 -46, -122 -62!")), colour, {
    role,
    marks: [-70, -34, 0, 34, 70].map((x) =>
      mark("shade", ribbon([[x * 0.5, -184], [x, -50]], [1.6, 1.6]), shift(colour, { l: -0.1 }))
    ),
  }),
  cloth(
    "lampshade fringe",
    ribbon([[-122, -58], [0, -42], [122, -58]], [7, 7, 7]),
    shift(colour, { l: -0.16 }),
    { role },
  ),
];

/** A knitted cosy with a spout hole and a pompom. */
export const teaCosy: HatOf = (colour, role = "accessory") => [
  cloth(
    "tea cosy",
    smooth(knots("-110 -50!, -112 -116, -60 -160, 0 -170, 60 -160, 112 -116, 110 -50!, 0 -66")),
    colour,
    {
      role,
      marks: [-84, -56, -28, 0, 28, 56, 84].map((x, i) =>
        mark("detail", leaf([x * 0.7, -164], [x, -56], 9), shift(colour, { l: i % 2 ? -0.1 : 0.1 }))
      ),
    },
  ),
  cloth("cosy pompom", ellipse([0, -184], 24, 22), shift(colour, { l: 0.16 }), {
    role,
    texture: "fur",
  }),
];

/** A handkerchief with a knot at each corner. */
export const knottedHankie: HatOf = (colour, role = "accessory") => [
  ...[[-104, -84], [104, -84], [-34, -168], [44, -166]].map(([x, y], i) =>
    cloth(`hankie knot ${i + 1}`, ellipse([x!, y!], 17, 12, i), colour, { role, line: 3 })
  ),
  cloth(
    "handkerchief",
    smooth(knots("-104 -70!, -80 -132, -30 -160, 40 -158, 84 -130, 104 -70!, 0 -88")),
    colour,
    {
      role,
      marks: times(
        10,
        (i) =>
          mark("detail", ellipse([-72 + (i % 5) * 36, -138 + Math.floor(i / 5) * 34], 5, 5), {
            l: 0.55,
            c: 0.17,
            h: 25,
          }),
      ),
    },
  ),
];
