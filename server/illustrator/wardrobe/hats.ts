/**
 * Hats for every day, on the head's coordinates: the crown is at y = -88, the brow at y = -60, where
 * the skull is 82 wide to each side.
 *
 * @module
 */
import { type Colour, mix, shift } from "../colour.ts";
import { curve, ellipse, leaf, ribbon, smooth, star } from "../geometry/shapes.ts";
import { line, mark, region } from "../items.ts";
import { GOLD, THINGS, WHITE } from "../palette.ts";
import type { Item, Point, Region, Role } from "../scene.ts";

/** A hat in a colour; costumes pass their own role. */
export type HatOf = (colour: Colour, role?: Role) => Item[];

/** A piece of cloth with a soft form. */
export function cloth(
  name: string,
  outline: Point[],
  colour: Colour,
  more: Partial<Region> = {},
): Region {
  return region({
    name,
    role: "accessory",
    texture: "cloth",
    outline,
    colour,
    volume: 0.65,
    ...more,
  });
}

/** A knitted cap with a pompom. */
export const beanie: HatOf = (colour, role = "accessory") => [
  cloth(
    "beanie",
    smooth([[-92, -58], [-86, -104], [-52, -140], [0, -152], [52, -140], [86, -104], [92, -58], [
      0,
      -48,
    ]]),
    colour,
    {
      role,
      marks: [-60, -30, 0, 30, 60].map((x) =>
        mark(
          "shade",
          leaf([x * 0.5, -150], [x * 1.1, -70], 3.5, x * 0.06),
          shift(colour, { l: -0.07 }),
        )
      ),
    },
  ),
  cloth(
    "beanie cuff",
    smooth([
      [-98, -78, "corner"],
      [0, -94],
      [98, -78, "corner"],
      [102, -50],
      [96, -42, "corner"],
      [0, -58],
      [-96, -42, "corner"],
      [-102, -50],
    ]),
    shift(colour, { l: 0.12, c: -0.03 }),
    {
      role,
      marks: [-84, -63, -42, -21, 0, 21, 42, 63, 84].map((x) =>
        mark("shade", leaf([x, -96], [x * 1.02, -40], 2.6), shift(colour, { l: 0.02 }))
      ),
    },
  ),
  cloth("pompom", star([0, -164], 31, { points: 13, inner: 0.84 }), WHITE, { role, volume: 0.8 }),
];

/** A tall hat with a band. */
export const topHat: HatOf = (colour, role = "accessory") => [
  cloth("hat brim", ellipse([0, -74], 108, 22), colour, { role }),
  cloth(
    "hat crown",
    smooth([
      [-62, -76],
      [-58, -130],
      [-66, -188, "corner"],
      [0, -198],
      [66, -188, "corner"],
      [58, -130],
      [62, -76],
      [0, -62],
    ]),
    shift(colour, { l: 0.03 }),
    {
      role,
      marks: [mark("light", leaf([-44, -180], [-40, -90], 6), shift(colour, { l: 0.14 }), 3)],
    },
  ),
  cloth(
    "hat band",
    smooth([[-61, -104, "corner"], [0, -92], [61, -104, "corner"], [63, -78, "corner"], [0, -64], [
      -63,
      -78,
      "corner",
    ]]),
    band(colour),
    { role },
  ),
];

/** A beret, tilted. */
export const beret: HatOf = (colour, role = "accessory") => [
  cloth(
    "beret",
    smooth([[-96, -84], [-118, -104], [-92, -136], [-26, -150], [54, -138], [96, -106], [84, -74], [
      20,
      -64,
    ], [-50, -64]]),
    colour,
    { role, volume: 0.8 },
  ),
  line(
    "beret stalk",
    role,
    curve([[-14, -146], [-18, -160], [-10, -168]], 3),
    shift(colour, { l: -0.12 }),
    [7, 5],
  ),
  cloth(
    "beret rim",
    smooth([[-82, -78, "corner"], [0, -88], [82, -74, "corner"], [80, -60, "corner"], [0, -70], [
      -80,
      -62,
      "corner",
    ]]),
    shift(colour, { l: -0.1 }),
    { role, volume: 0.3 },
  ),
];

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
      smooth([[-76, -72], [-72, -112], [-44, -142], [0, -150], [44, -142], [72, -112], [76, -72], [
        0,
        -56,
      ]]),
      straw,
      {
        role,
        marks: [-128, -112].map((y) => mark("shade", leaf([-80, y], [80, y], 2.4, 9), weave)),
      },
    ),
    cloth(
      "ribbon",
      smooth([[-77, -98, "corner"], [0, -82], [77, -98, "corner"], [79, -72, "corner"], [0, -54], [
        -79,
        -72,
        "corner",
      ]]),
      colour,
      { role },
    ),
    ...bow([70, -80], 20, colour, role),
  ];
};

/** A paper cone with a tassel. */
export const partyHat: HatOf = (colour, role = "accessory") => [
  cloth(
    "party hat",
    smooth([[0, -206, "corner"], [50, -80, "corner"], [0, -66], [-50, -80, "corner"]]),
    colour,
    {
      role,
      texture: "paper",
      marks: [
        mark("detail", ribbon([[-60, -100], [40, -140]], [8, 8]), GOLD),
        mark("detail", ribbon([[-60, -60], [60, -104]], [8, 8]), WHITE),
        mark("detail", ribbon([[-40, -146], [30, -174]], [7, 7]), WHITE),
      ],
    },
  ),
  cloth("party tassel", star([0, -208], 24, { points: 9, inner: 0.55 }), GOLD, { role }),
];

/** A cap with a peak and a star. */
export const cap: HatOf = (colour, role = "accessory") => [
  cloth(
    "cap",
    smooth([[-90, -56], [-86, -108], [-48, -142], [0, -150], [48, -142], [86, -108], [90, -56], [
      0,
      -66,
    ]]),
    colour,
    {
      role,
      marks: [
        mark("shade", leaf([0, -150], [0, -64], 2.4), shift(colour, { l: -0.12 })),
        mark("detail", ellipse([0, -104], 22, 20), WHITE),
        mark("detail", star([0, -104], 14), band(colour)),
      ],
    },
  ),
  cloth(
    "cap peak",
    smooth([[-78, -70], [0, -88], [78, -70], [104, -46], [70, -48], [0, -60], [-70, -48], [
      -104,
      -46,
    ]]),
    shift(colour, { l: -0.09 }),
    { role },
  ),
  cloth("cap button", ellipse([0, -150], 9, 6), shift(colour, { l: -0.09 }), { role }),
];

/** A wreath of flowers and leaves. */
export const flowerCrown: HatOf = (colour, role = "accessory") => {
  const petals = [colour, WHITE, shift(colour, { h: 40, l: 0.06 }), { l: 0.86, c: 0.12, h: 92 }];
  return [
    ...[-78, -46, -16, 18, 50, 80].map((x, i) =>
      region({
        name: "leaf",
        role,
        texture: "plant",
        outline: leaf([x, -80], [x + (i % 2 ? 26 : -26), -108], 9, 3),
        colour: { l: 0.62, c: 0.12, h: 145 },
        line: 2.6,
      })
    ),
    ...[-82, -50, -17, 17, 50, 82].flatMap((x, i) =>
      flower([x, -76 - 18 * Math.cos(x / 62)], i % 2 ? 19 : 24, petals[i % 4]!, role)
    ),
  ];
};

/** A five-petalled flower with a yellow heart. */
export function flower(
  [x, y]: Point,
  size: number,
  colour: Colour,
  role: Role,
  turn = 0.3,
): Item[] {
  const petals: Point[] = Array.from({ length: 50 }, (_, i) => {
    const angle = (i / 50) * 2 * Math.PI;
    const reach = size * (0.68 + 0.32 * Math.abs(Math.cos((angle + turn) * 2.5)));
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return [
    region({
      name: "flower",
      role,
      texture: "plant",
      outline: petals,
      colour,
      line: 3,
      volume: 0.4,
    }),
    region({
      name: "flower heart",
      role,
      texture: "plant",
      outline: ellipse([x, y], size * 0.3, size * 0.3),
      colour: { l: 0.83, c: 0.15, h: colour.h > 70 && colour.h < 110 && colour.c > 0.08 ? 50 : 88 },
      line: 2,
      volume: 0.5,
    }),
  ];
}

/** A bow of two loops and a knot. */
export function bow([x, y]: Point, size: number, colour: Colour, role: Role): Item[] {
  const loop = (s: number): Point[] =>
    smooth([
      [x, y - size * 0.16],
      [x + s * size * 0.8, y - size * 0.75],
      [x + s * size * 1.35, y - size * 0.5],
      [x + s * size * 1.35, y + size * 0.45],
      [x + s * size * 0.8, y + size * 0.68],
      [x, y + size * 0.16],
    ], 3);
  return [
    ...[-1, 1].map((s) =>
      cloth("bow loop", loop(s), colour, {
        role,
        line: 3,
        marks: [
          mark(
            "shade",
            leaf([x + s * size * 0.2, y], [x + s * size * 1.1, y], size * 0.09),
            shift(colour, { l: -0.12 }),
          ),
        ],
      })
    ),
    cloth("bow knot", ellipse([x, y], size * 0.3, size * 0.34), shift(colour, { l: 0.05 }), {
      role,
      line: 3,
    }),
  ];
}

/** A contrasting ribbon for a hat. */
function band(colour: Colour): Colour {
  if (colour.l < 0.4) return THINGS.red;
  return colour.h > 60 && colour.h < 110 && colour.c > 0.08 ? THINGS.red : mix(GOLD, WHITE, 0.15);
}

function ring([x, y]: Point, rx: number, ry: number, colour: Colour) {
  const arc = curve([[x - rx, y], [x - rx * 0.7, y + ry * 0.7], [x, y + ry], [
    x + rx * 0.7,
    y + ry * 0.7,
  ], [x + rx, y]]);
  return [mark("shade", ribbon(arc.filter((_, i) => i % 4 === 0), [1.6, 1.6]), colour)];
}
