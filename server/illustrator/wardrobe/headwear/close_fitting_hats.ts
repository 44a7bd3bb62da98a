/** @module Caps and hats that hug the head, in the head's coordinates. */
import { shift } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { ellipse, leaf, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { times } from "../../times.ts";
import type { HatOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";

/** Knitted over head and cheeks, the face left free. */
export const balaclava: HatOf = (colour, role = "accessory") => [
  cloth(
    "balaclava",
    smooth(knots(
      "-112 92!, -128 20, -120 -70, -70 -138, 0 -150, 70 -138, 120 -70, 128 20, 112 92!, 98 40, 92 -20, 64 -58, 0 -66, -64 -58, -92 -20, -98 40",
    )),
    colour,
    {
      role,
      volume: 0.5,
      marks: times(9, (i) => {
        const angle = Math.PI * (1.02 + 0.96 * i / 8);
        return mark(
          "shade",
          leaf(
            [Math.cos(angle) * 90, -8 + Math.sin(angle) * 62],
            [Math.cos(angle) * 124, -8 + Math.sin(angle) * 138],
            3,
          ),
          shift(colour, { l: -0.09 }),
        );
      }),
    },
  ),
  cloth(
    "balaclava chin",
    ribbon([[-106, 66], [-62, 100], [0, 110], [62, 100], [106, 66]], [15, 16, 17, 16, 15]),
    shift(colour, { l: -0.03 }),
    { role },
  ),
];

/** A wide cone of straw. */
export const conicalHat: HatOf = (colour, role = "accessory") => [
  cloth(
    "conical hat",
    smooth(knots("-172 -54!, -60 -130, 0 -188!, 60 -130, 172 -54!, 90 -44, 0 -40, -90 -44")),
    colour,
    {
      role,
      texture: "plant",
      marks: [-120, -76, -36, 0, 36, 76, 120].map((x) =>
        mark("shade", ribbon([[0, -184], [x * 1.3, -44]], [1.2, 1.8]), shift(colour, { l: -0.12 }))
      ),
    },
  ),
];

/** A white cap with a dark peak and an anchor of gold. */
export const captainsCap: HatOf = (colour, role = "accessory") => [
  cloth(
    "captain’s cap",
    smooth(knots("-92 -82!, -118 -126, -70 -158, 0 -166, 70 -158, 118 -126, 92 -82!, 0 -94")),
    colour,
    { role },
  ),
  cloth("cap band", smooth(knots("-93 -94!, 0 -106, 93 -94!, 92 -66!, 0 -80, -92 -66!")), {
    l: 0.3,
    c: 0.06,
    h: 262,
  }, {
    role,
    marks: [
      mark("detail", ribbon([[-92, -70], [0, -84], [92, -70]], [4, 4, 4]), {
        l: 0.84,
        c: 0.14,
        h: 88,
      }),
    ],
  }),
  cloth("cap badge", ellipse([0, -112], 16, 16), { l: 0.84, c: 0.14, h: 88 }, {
    role,
    texture: "metal",
    line: 3,
  }),
  cloth("cap peak", smooth(knots("-86 -70!, 0 -84, 86 -70!, 60 -46, 0 -38, -60 -46")), {
    l: 0.22,
    c: 0.02,
    h: 262,
  }, { role }),
];

/** A tight cap of rubber. */
export const swimCap: HatOf = (colour, role = "accessory") => [
  cloth(
    "swimming cap",
    smooth(
      knots(
        "-104 -34!, -106 -96, -62 -142, 0 -152, 62 -142, 106 -96, 104 -34!, 50 -66, 0 -72, -50 -66",
      ),
    ),
    colour,
    {
      role,
      marks: [
        mark("light", leaf([-56, -84], [-10, -136], 9, 8), shift(colour, { l: 0.14 }), 4),
        mark(
          "detail",
          ribbon([[-106, -62], [0, -98], [106, -62]], [5, 5, 5]),
          shift(colour, { l: 0.2 }),
        ),
      ],
    },
  ),
];
