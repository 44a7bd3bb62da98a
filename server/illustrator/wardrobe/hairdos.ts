/** @module Hair as people wear it, and hats made of what lies at hand, in the head's coordinates. */
import { type Colour, shift } from "../colour/colour.ts";
import { knots } from "../geometry/coordinates.ts";
import { ellipse, leaf, ribbon, smooth } from "../geometry/shapes.ts";
import { mark } from "../items.ts";
import type { Item, Mark, Role } from "../scene.ts";
import { times } from "../times.ts";
import type { HatOf } from "./accessory_entry.ts";
import { bow, cloth } from "./cloth.ts";
import type { HeadPiece } from "./headpieces.ts";

/** A headpiece of an outfit as a hat of its own. */
export const asHat = (piece: HeadPiece): HatOf => (colour, role = "accessory") =>
  piece(colour).map((item) => ({ ...item, role }) as Item);

const hair = (name: string, outline: string, colour: Colour, role: Role, strands: Mark[] = []) =>
  cloth(name, smooth(knots(outline)), colour, { role, volume: 0.6, marks: strands });

const strand = (from: [number, number], to: [number, number], colour: Colour) =>
  mark("shade", leaf(from, to, 3.4, 5), shift(colour, { l: -0.1 }));

/** Long hair that falls on both sides of the face. */
export const longHair: HatOf = (colour, role = "accessory") => [
  hair(
    "wig hair",
    "-70 -96, -118 -40, -136 60, -150 150, -98 168!, -92 80, -84 0, -60 -64, 0 -92, 60 -64, 84 0, 92 80, 98 168!, 150 150, 136 60, 118 -40, 70 -96, 40 -150, 0 -160, -40 -150",
    colour,
    role,
    [-126, -108, 108, 126].map((x) => strand([x * 0.8, -60], [x, 150], colour)),
  ),
];

/** A ball of curls. */
export const afro: HatOf = (colour, role = "accessory") => [
  hair(
    "afro",
    "-124 -30!, -146 -110, -84 -190, 0 -208, 84 -190, 146 -110, 124 -30!, 92 -52, 50 -82, 0 -90, -50 -82, -92 -52",
    colour,
    role,
  ),
  ...times(13, (i) => {
    const angle = Math.PI * (0.94 + 1.12 * i / 12);
    return cloth(
      `afro curl ${i + 1}`,
      ellipse([Math.cos(angle) * 122, -84 + Math.sin(angle) * 98], 33, 31),
      shift(colour, { l: i % 2 ? 0.02 : -0.02 }),
      { role, volume: 0.8, line: 2 },
    );
  }),
  ...times(7, (i) =>
    cloth(
      `afro lock ${i + 1}`,
      ellipse([-78 + i * 26, -116 - 22 * Math.sin((i / 6) * Math.PI)], 24, 22),
      shift(colour, { l: i % 2 ? -0.02 : 0.03 }),
      { role, volume: 0.8, line: 2 },
    )),
];

/** Hair that falls over the brow to one side. */
export const fringe: HatOf = (colour, role = "accessory") => [
  hair(
    "fringe",
    "-94 -40!, -100 -104, -54 -150, 14 -158, 76 -128, 100 -70, 96 -10!, 76 14!, 70 -22, 44 22!, 34 -22, 6 6!, -2 -36, -34 -18!, -40 -54, -70 -36!",
    colour,
    role,
    [-40, 0, 40].map((x) => strand([x - 20, -146], [x + 16, -20], colour)),
  ),
];

/** Short above, long at the back. */
export const mullet: HatOf = (colour, role = "accessory") => [
  hair(
    "mullet",
    "-98 -44, -120 30, -150 112!, -118 100, -104 126!, -92 60, -88 -20, -54 -76, 0 -90, 54 -76, 88 -20, 92 60, 104 126!, 118 100, 150 112!, 120 30, 98 -44, 66 -132, 26 -150!, 8 -138, -16 -156!, -34 -136, -66 -132",
    colour,
    role,
    [-116, 116].map((x) => strand([x * 0.86, -20], [x * 1.1, 96], colour)),
  ),
];

/** Two plaits with bows. */
export const plaits: HatOf = (colour, role = "accessory") => [
  ...[-1, 1].flatMap((s) => [
    ...times(
      5,
      (i) =>
        cloth(
          `plait ${i + 1}`,
          ellipse([s * (118 + i * 5), -30 + i * 32], 20 - i * 1.4, 21),
          colour,
          { role, volume: 0.7, line: 3 },
        ),
    ),
    ...bow([s * 142, 128], 15, { l: 0.58, c: 0.2, h: 15 }, role),
  ]),
  hair(
    "parted hair",
    "-112 -36!, -106 -104, -58 -146, 0 -150, 58 -146, 106 -104, 112 -36!, 70 -62, 0 -112, -70 -62",
    colour,
    role,
  ),
];

/** A tail of hair, tied high. */
export const ponytail: HatOf = (colour, role = "accessory") => [
  hair(
    "ponytail",
    "26 -132!, 84 -196, 150 -150, 158 -60, 128 10!, 128 -70, 104 -122, 62 -118!",
    colour,
    role,
    [strand([60, -150], [136, -30], colour)],
  ),
  hair(
    "combed hair",
    "-100 -50!, -96 -112, -50 -148, 10 -154, 70 -136, 100 -96, 102 -50!, 50 -82, 0 -88, -50 -82",
    colour,
    role,
  ),
  cloth("hair tie", ellipse([46, -138], 15, 12, 0.5), { l: 0.58, c: 0.2, h: 15 }, {
    role,
    line: 3,
  }),
];

/** A knot of hair on the crown. */
export const bun: HatOf = (colour, role = "accessory") => [
  cloth("hair bun", ellipse([0, -164], 40, 35), colour, {
    role,
    volume: 0.8,
    marks: [
      mark(
        "shade",
        ribbon([[-24, -172], [0, -152], [24, -172]], [2, 3, 2]),
        shift(colour, { l: -0.12 }),
      ),
    ],
  }),
  hair(
    "combed hair",
    "-100 -50!, -96 -112, -50 -146, 0 -152, 50 -146, 96 -112, 100 -50!, 50 -82, 0 -88, -50 -82",
    colour,
    role,
  ),
];

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
