/**
 * Things around the neck. Origin right under the chin; the neck is about 62 wide to each side.
 *
 * @module
 */
import { type Colour, shift } from "../colour.ts";
import { curve, ellipse, leaf, ribbon, smooth, star } from "../geometry/shapes.ts";
import { line, mark, region } from "../items.ts";
import { GOLD, WHITE } from "../palette.ts";
import type { Item, Point, Role } from "../scene.ts";
import { bow, cloth } from "./hats.ts";

/** Neckwear in a colour; costumes pass their own role. */
export type ScarfOf = (colour: Colour, role?: Role) => Item[];

/** A striped scarf with a fringed end. */
export const scarf: ScarfOf = (colour, role = "accessory") => {
  const pale = shift(colour, { l: 0.16, c: -0.05 });
  const end = smooth([[22, 14], [58, 18], [62, 66], [56, 112, "corner"], [22, 108, "corner"], [
    24,
    60,
  ]]);
  return [
    cloth("scarf end", end, colour, {
      role,
      marks: [44, 70, 94].map((y) => mark("detail", ribbon([[12, y], [70, y + 4]], [6, 6]), pale)),
    }),
    ...[26, 34, 42, 50].map((x) =>
      line("fringe", role, [[x, 108], [x - 1, 122]], colour, [4.5, 3])
    ),
    cloth(
      "scarf",
      smooth([[-78, -22], [0, -8], [78, -22], [86, 6], [66, 28], [0, 40], [-66, 28], [-86, 6]]),
      colour,
      {
        role,
        volume: 0.75,
        marks: [-58, -26, 8, 44].map((x) =>
          mark("detail", ribbon([[x, -30], [x + 16, 46]], [7, 7]), pale)
        ),
      },
    ),
    cloth("scarf knot", ellipse([40, 18], 22, 20, 0.3), shift(colour, { l: 0.04 }), { role }),
  ];
};

/** A dotted kerchief. */
export const bandana: ScarfOf = (colour, role = "accessory") => [
  cloth(
    "bandana",
    smooth([[-80, -20, "corner"], [0, -2], [80, -20, "corner"], [60, 30], [6, 84, "corner"], [
      -8,
      84,
      "corner",
    ], [-60, 30]]),
    colour,
    {
      role,
      marks: ([[-34, 22], [0, 20], [34, 22], [-16, 44], [18, 44], [0, 64]] as const).map(([x, y]) =>
        mark("detail", ellipse([x, y], 5.5, 5.5), WHITE)
      ),
    },
  ),
  cloth(
    "bandana fold",
    smooth([[-84, -24, "corner"], [0, -6], [84, -24, "corner"], [82, -4, "corner"], [0, 14], [
      -82,
      -4,
      "corner",
    ]]),
    shift(colour, { l: -0.06 }),
    { role },
  ),
];

const bowTie: ScarfOf = (
  colour,
  role = "accessory",
) => [collarBand(shift(colour, { l: -0.16 }), role), ...bow([0, 22], 32, colour, role)];

/** A collar with a bell. */
export const bellCollar: ScarfOf = (colour, role = "accessory") => [
  collarBand(colour, role),
  region({
    name: "bell",
    role,
    texture: "metal",
    outline: ellipse([0, 30], 19, 19),
    colour: GOLD,
    volume: 0.9,
    marks: [
      mark("shade", ribbon([[-20, 32], [20, 32]], [2, 2]), shift(GOLD, { l: -0.3 })),
      mark("detail", ellipse([0, 40], 4.5, 4.5), shift(GOLD, { l: -0.4 })),
    ],
  }),
];

const pearls: ScarfOf = (_colour, role = "accessory") =>
  Array.from({ length: 9 }, (_, i) => {
    const t = (i - 4) / 4;
    return region({
      name: "pearl",
      role,
      texture: "glass",
      outline: ellipse([t * 66, 34 - t * t * 36], 11, 11),
      colour: { l: 0.95, c: 0.02, h: 60 },
      line: 3,
      volume: 0.9,
    });
  });

const starPendant: ScarfOf = (colour, role = "accessory") => [
  line("chain", role, curve([[-66, -10], [-30, 26], [0, 36], [30, 26], [66, -10]]), GOLD, [
    4.5,
    4.5,
  ]),
  region({
    name: "pendant",
    role,
    texture: "metal",
    outline: star([0, 48], 22),
    colour: shift(colour, { l: 0.05 }),
    volume: 0.6,
  }),
];

/** What an unnamed scarf may be; a scarf proper comes first and most often. */
export const SCARVES: readonly ScarfOf[] = [
  scarf,
  scarf,
  scarf,
  bandana,
  bowTie,
  bellCollar,
  starPendant,
  pearls,
];

function collarBand(colour: Colour, role: Role): Item {
  return cloth(
    "collar",
    smooth([[-72, -22, "corner"], [0, -2], [72, -22, "corner"], [74, -2, "corner"], [0, 20], [
      -74,
      -2,
      "corner",
    ]]),
    colour,
    { role },
  );
}

/** A ruff of folded cloth, for royalty and sailors alike: scallops around the throat. */
export function ruffle(colour: Colour, role: Role): Item {
  const edge: Point[] = Array.from({ length: 40 }, (_, i) => {
    const angle = (i / 40) * 2 * Math.PI;
    const reach = 1 + 0.09 * Math.cos(i * Math.PI / 2.5);
    return [Math.cos(angle) * 92 * reach, 4 + Math.sin(angle) * 34 * reach];
  });
  return cloth("ruffle", smooth(edge), colour, {
    role,
    marks: [-60, -30, 0, 30, 60].map((x) =>
      mark("shade", leaf([x * 0.5, -6], [x, 36], 2.4), shift(colour, { l: -0.12 }))
    ),
  });
}
