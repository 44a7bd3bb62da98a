/**
 * Headgear that makes a role: wizard, witch, king, pirate … Coordinates as for hats.
 *
 * @module
 */
import { type Colour, mix, shift } from "../colour.ts";
import { curve, ellipse, leaf, mirrored, ribbon, smooth, star } from "../geometry/shapes.ts";
import { line, mark, region } from "../items.ts";
import { GOLD, INK, THINGS, WHITE } from "../palette.ts";
import type { Item, Point } from "../scene.ts";
import { cloth, flower } from "./hats.ts";

const role = "costume" as const;
const STEEL = THINGS.silver;

/** A tall bent cone with a wide brim; stars for a wizard, a buckle for a witch. */
export function pointedHat(
  colour: Colour,
  ornament: "stars" | "buckle",
  trim: Colour = GOLD,
): Item[] {
  const cone = smooth([
    [-74, -74],
    [-58, -120],
    [-34, -184],
    [-6, -236],
    [34, -268],
    [70, -262],
    [104, -232, "corner"],
    [66, -236],
    [50, -212],
    [52, -160],
    [64, -110],
    [74, -74],
    [0, -60],
  ]);
  const stars =
    ([[-12, -128, 15], [26, -164, 11], [8, -214, 9], [44, -116, 8], [-40, -100, 7]] as const)
      .map(([x, y, r], i) => mark("detail", star([x, y], r, { turn: i * 0.4 }), trim));
  return [
    cloth("hat brim", ellipse([0, -66], 140, 31), shift(colour, { l: -0.02 }), { role }),
    cloth("hat cone", cone, colour, {
      role,
      volume: 0.75,
      marks: [
        mark("shade", leaf([-52, -150], [54, -176], 7, 12), shift(colour, { l: -0.09 })),
        mark("shade", leaf([-28, -196], [52, -214], 5, 10), shift(colour, { l: -0.09 })),
        ...(ornament === "stars" ? stars : []),
      ],
    }),
    cloth(
      "hat band",
      smooth([[-75, -94, "corner"], [0, -78], [75, -94, "corner"], [80, -68, "corner"], [0, -50], [
        -80,
        -68,
        "corner",
      ]]),
      trim,
      { role, volume: 0.5 },
    ),
    ...(ornament === "buckle"
      ? [
        region({
          name: "buckle",
          role,
          texture: "metal",
          outline: frame(-19, -84, 38, 34),
          colour: GOLD,
          line: 3,
        }),
      ]
      : []),
  ];
}

/** A crown with five points and gems. */
export function crown(gem: Colour, size = 1): Item[] {
  const s = (x: number, y: number): Point => [x * size, -66 + (y + 66) * size];
  const outline: Point[] = [
    s(-66, -66),
    s(-78, -132),
    s(-44, -104),
    s(-28, -146),
    s(0, -108),
    s(28, -146),
    s(44, -104),
    s(78, -132),
    s(66, -66),
  ];
  return [
    region({
      name: "crown",
      role,
      texture: "metal",
      outline: [...outline, ...curve([s(66, -66), s(0, -52), s(-66, -66)])],
      colour: GOLD,
      volume: 0.7,
      marks: [
        mark(
          "shade",
          ribbon([s(-70, -82), s(0, -68), s(70, -82)], [4, 4, 4]),
          shift(GOLD, { l: -0.13, h: -12 }),
        ),
      ],
    }),
    ...[s(-78, -134), s(-28, -148), s(28, -148), s(78, -134)].map((at) =>
      region({
        name: "crown pearl",
        role,
        texture: "metal",
        outline: ellipse(at, 8 * size, 8 * size),
        colour: mix(GOLD, WHITE, 0.5),
        line: 3,
      })
    ),
    region({
      name: "crown gem",
      role,
      texture: "glass",
      outline: ellipse(s(0, -84), 12 * size, 14 * size),
      colour: gem,
      line: 3,
      volume: 0.9,
    }),
    ...[-40, 40].map((x) =>
      region({
        name: "small gem",
        role,
        texture: "glass",
        outline: ellipse(s(x, -88), 7 * size, 8 * size),
        colour: shift(gem, { h: 120 }),
        line: 2.6,
        volume: 0.9,
      })
    ),
  ];
}

/** A slender tiara. */
export function tiara(gem: Colour): Item[] {
  const outline = mirrored([
    [0, -156, "corner"],
    [18, -112],
    [34, -126, "corner"],
    [44, -100],
    [60, -104, "corner"],
    [72, -72, "corner"],
    [0, -84],
  ]);
  return [
    region({
      name: "tiara",
      role,
      texture: "metal",
      outline,
      colour: mix(GOLD, WHITE, 0.35),
      volume: 0.6,
    }),
    region({
      name: "tiara gem",
      role,
      texture: "glass",
      outline: smooth([[0, -130, "corner"], [12, -110], [0, -92, "corner"], [-12, -110]], 3),
      colour: gem,
      line: 3,
      volume: 0.9,
    }),
    ...[-36, 36].map((x) =>
      region({
        name: "small gem",
        role,
        texture: "glass",
        outline: ellipse([x, -100], 6, 7),
        colour: gem,
        line: 2.4,
        volume: 0.9,
      })
    ),
  ];
}

/** An open helm with cheek plates and a plume. */
export function helm(plume: Colour): Item[] {
  return [
    cloth(
      "plume",
      smooth([
        [-8, -138],
        [-24, -186],
        [16, -226],
        [74, -226],
        [122, -186],
        [132, -132, "corner"],
        [104, -156],
        [70, -166],
        [36, -154],
        [16, -132],
      ]),
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
      outline: smooth([
        [0, -144],
        [62, -130],
        [104, -86],
        [118, -20],
        [112, 34],
        [98, 66, "corner"],
        [84, 34],
        [88, -20, "corner"],
        [60, -52],
        [0, -62],
        [-60, -52],
        [-88, -20, "corner"],
        [-84, 34],
        [-98, 66, "corner"],
        [-112, 34],
        [-118, -20],
        [-104, -86],
        [-62, -130],
      ]),
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
      outline: smooth([[-90, -58], [-82, -108], [-48, -140], [0, -150], [48, -140], [82, -108], [
        90,
        -58,
      ], [0, -66]]),
      colour: { l: 0.7, c: 0.02, h: 255 },
      volume: 0.8,
      marks: [mark("detail", ribbon([[0, -156], [0, -60]], [9, 9]), { l: 0.62, c: 0.08, h: 70 })],
    }),
    region({
      name: "helmet band",
      role,
      texture: "metal",
      outline: smooth([[-96, -82, "corner"], [0, -94], [96, -82, "corner"], [98, -54, "corner"], [
        0,
        -64,
      ], [-98, -54, "corner"]]),
      colour: { l: 0.66, c: 0.1, h: 72 },
      marks: [-70, -35, 0, 35, 70].map((x) =>
        mark("light", ellipse([x, -72 - 6 * Math.cos(x / 50)], 5, 5), { l: 0.86, c: 0.1, h: 85 })
      ),
    }),
  ];
}

/** A cocked hat with a fishbone badge. */
export function pirateHat(colour: Colour): Item[] {
  return [
    cloth(
      "tricorn",
      smooth([
        [-142, -66, "corner"],
        [-104, -106],
        [-58, -148],
        [0, -166],
        [58, -148],
        [104, -106],
        [142, -66, "corner"],
        [84, -58],
        [0, -46],
        [-84, -58],
      ]),
      colour,
      { role, volume: 0.7 },
    ),
    line(
      "gold trim",
      role,
      curve([[-138, -68], [-102, -102], [-56, -142], [0, -158], [56, -142], [102, -102], [
        138,
        -68,
      ]]),
      GOLD,
      [6, 6],
    ),
    ...catSkull([0, -104], 25),
  ];
}

/** A round skull with cat's ears over crossed bones. */
function catSkull([x, y]: Point, size: number): Item[] {
  const bone = (turn: number): Point[] => {
    const dx = Math.cos(turn) * size * 1.35, dy = Math.sin(turn) * size * 1.0;
    return ribbon([[x - dx, y + 6 - dy], [x + dx, y + 6 + dy]], [
      size * 0.24,
      size * 0.13,
      size * 0.13,
      size * 0.24,
    ]);
  };
  return [
    region({ name: "bone", role, texture: "cloth", outline: bone(0.6), colour: WHITE, line: 2 }),
    region({ name: "bone", role, texture: "cloth", outline: bone(-0.6), colour: WHITE, line: 2 }),
    region({
      name: "skull",
      role,
      texture: "cloth",
      outline: smooth([
        [x - size, y - size * 0.1],
        [x - size * 0.95, y - size * 1.05, "corner"],
        [x - size * 0.4, y - size * 0.72],
        [x + size * 0.4, y - size * 0.72],
        [x + size * 0.95, y - size * 1.05, "corner"],
        [x + size, y - size * 0.1],
        [x + size * 0.55, y + size * 0.5],
        [x + size * 0.3, y + size * 0.8],
        [x - size * 0.3, y + size * 0.8],
        [x - size * 0.55, y + size * 0.5],
      ], 3),
      colour: WHITE,
      line: 2.4,
      marks: [-1, 1].map((s) =>
        mark(
          "detail",
          ellipse([x + s * size * 0.4, y - size * 0.05], size * 0.24, size * 0.28),
          INK,
        )
      ).concat(mark("detail", ellipse([x, y + size * 0.36], size * 0.12, size * 0.1), INK)),
    }),
  ];
}

/** A cook's tall hat. */
export function toque(): Item[] {
  return [
    cloth(
      "toque",
      smooth([
        [-66, -88],
        [-84, -128],
        [-112, -160],
        [-92, -204],
        [-44, -208],
        [-18, -236],
        [34, -232],
        [52, -206],
        [98, -200],
        [110, -156],
        [82, -126],
        [66, -88],
      ]),
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
      smooth([
        [-74, -110, "corner"],
        [0, -96],
        [74, -110, "corner"],
        [80, -64, "corner"],
        [0, -50],
        [-80, -64, "corner"],
      ]),
      WHITE,
      { role, volume: 0.5 },
    ),
  ];
}

export function cowboyHat(colour: Colour): Item[] {
  return [
    cloth(
      "cowboy brim",
      smooth([
        [-164, -96],
        [-120, -74],
        [-60, -62],
        [0, -58],
        [60, -62],
        [120, -74],
        [164, -96],
        [146, -60],
        [80, -42],
        [0, -38],
        [-80, -42],
        [-146, -60],
      ]),
      shift(colour, { l: -0.03 }),
      { role },
    ),
    cloth(
      "cowboy crown",
      smooth([
        [-72, -62],
        [-70, -110],
        [-54, -156],
        [-26, -166],
        [0, -150],
        [26, -166],
        [54, -156],
        [70, -110],
        [72, -62],
        [0, -50],
      ]),
      colour,
      {
        role,
        volume: 0.75,
        marks: [mark("shade", leaf([0, -156], [0, -112], 9), shift(colour, { l: -0.1 }), 3)],
      },
    ),
    cloth(
      "cowboy band",
      smooth([[-72, -88, "corner"], [0, -74], [72, -88, "corner"], [74, -64, "corner"], [0, -50], [
        -74,
        -64,
        "corner",
      ]]),
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

export function sailorCap(trim: Colour): Item[] {
  return [
    cloth(
      "sailor cap",
      smooth([[-70, -86], [-92, -124], [-60, -146], [0, -152], [60, -146], [92, -124], [70, -86], [
        0,
        -76,
      ]]),
      WHITE,
      { role, volume: 0.7 },
    ),
    cloth(
      "sailor band",
      smooth([[-82, -98, "corner"], [0, -88], [82, -98, "corner"], [86, -60, "corner"], [0, -52], [
        -86,
        -60,
        "corner",
      ]]),
      trim,
      { role, marks: [mark("detail", ribbon([[-90, -72], [0, -63], [90, -72]], [3, 3]), WHITE)] },
    ),
    ...anchor([0, -118], 17, trim),
    cloth(
      "cap ribbon",
      smooth([[78, -84], [104, -70], [124, -40, "corner"], [110, -40], [98, -28, "corner"], [
        84,
        -58,
      ]]),
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
      smooth([[-92, -56], [-86, -108], [-48, -144], [0, -152], [48, -144], [86, -108], [92, -56], [
        0,
        -62,
      ]]),
      colour,
      { role, marks: checks },
    ),
    cloth(
      "front peak",
      smooth([[-72, -72], [0, -92], [72, -72], [88, -44], [50, -52], [0, -58], [-50, -52], [
        -88,
        -44,
      ]]),
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
      smooth([
        [-84, -78],
        [-64, -130],
        [-12, -176],
        [52, -184],
        [108, -150],
        [134, -92, "corner"],
        [104, -104],
        [84, -118],
        [88, -78],
        [0, -64],
      ]),
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

/** A cloth over brow and crown with the knot's ends at the side. */
export function headband(colour: Colour): Item[] {
  return [
    ...[[0, 0], [14, -16]].map(([dx, dy]) =>
      cloth(
        "band end",
        smooth([[96, -64], [134 + dx!, -74 + dy!], [168 + dx!, -56 + dy! * 2, "corner"], [
          150 + dx!,
          -46 + dy! * 2,
        ], [98, -46]]),
        shift(colour, { l: -0.04 }),
        { role },
      )
    ),
    cloth(
      "headband",
      smooth([[-97, -72, "corner"], [0, -84], [97, -72, "corner"], [106, -40, "corner"], [0, -52], [
        -106,
        -40,
        "corner",
      ]]),
      colour,
      { role },
    ),
    region({
      name: "plate",
      role,
      texture: "metal",
      outline: smooth([[-34, -80, "corner"], [34, -80, "corner"], [36, -54, "corner"], [
        -36,
        -54,
        "corner",
      ]]),
      colour: STEEL,
      line: 3,
      marks: [mark("detail", leaf([-16, -67], [16, -67], 4, 4), INK)],
    }),
  ];
}

/** A ninja's hood: cloth over the brow, below the eyes' layer. */
export function ninjaHood(colour: Colour): Item[] {
  return [
    cloth(
      "hood",
      smooth([
        [0, -96],
        [48, -92],
        [88, -66],
        [112, -26],
        [118, 10, "corner"],
        [106, -22],
        [60, -44],
        [0, -50],
        [-60, -44],
        [-106, -22],
        [-118, 10, "corner"],
        [-112, -26],
        [-88, -66],
        [-48, -92],
      ]),
      colour,
      { role },
    ),
  ];
}

/** Cloth over mouth and chin; the nose peeps out. */
export function ninjaMask(colour: Colour): Item[] {
  return [
    cloth(
      "mask",
      smooth([
        [-121, 34, "corner"],
        [-66, 46],
        [-20, 52],
        [0, 56],
        [20, 52],
        [66, 46],
        [121, 34, "corner"],
        [112, 66],
        [60, 93],
        [0, 101],
        [-60, 93],
        [-112, 66],
      ]),
      colour,
      {
        role,
        volume: 0.6,
        marks: [mark("shade", leaf([-100, 62], [100, 62], 3, -10), shift(colour, { l: -0.08 }))],
      },
    ),
  ];
}

/** A glass ball around the head, on a ring. */
export function spaceHelmet(): Item[] {
  const glass: Colour = { l: 0.9, c: 0.05, h: 225 };
  return [
    region({
      name: "helmet glass",
      role,
      texture: "glass",
      outline: ellipse([0, -28], 166, 156),
      colour: glass,
      opacity: 0.2,
      line: 7,
      volume: 0,
    }),
    region({
      name: "helmet gleam",
      role,
      texture: "glass",
      outline: smooth([[-128, -88], [-96, -136], [-50, -160], [-62, -144], [-98, -112], [
        -116,
        -72,
      ]]),
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

/** A wreath of blossoms for a fairy. */
export function blossomWreath(colour: Colour): Item[] {
  return [-78, -44, -14, 18, 48, 80].flatMap((x, i) =>
    flower([x, -74 - 18 * Math.cos(x / 62)], i % 2 ? 15 : 21, i % 2 ? WHITE : colour, role)
  );
}

/** A domino over the eyes' upper cheeks with holes left for the eyes: two wings and a bridge. */
export function heroMask(colour: Colour, eyes: [Point, Point]): Item[] {
  const [left, right] = eyes;
  const y = left[1];
  return [
    cloth(
      "hero mask",
      smooth([
        [left[0] - 66, y - 30, "corner"],
        [left[0] - 20, y - 48],
        [0, y - 34],
        [right[0] + 20, y - 48],
        [right[0] + 66, y - 30, "corner"],
        [right[0] + 48, y + 22],
        [right[0] + 4, y + 42],
        [(left[0] + right[0]) / 2, y + 16],
        [left[0] - 4, y + 42],
        [left[0] - 48, y + 22],
      ]),
      colour,
      { role, volume: 0.2 },
    ),
  ];
}

/** Strip of leather and a patch over one eye. */
export function eyepatch(at: Point): Item[] {
  const leather: Colour = { l: 0.27, c: 0.02, h: 40 };
  return [
    line(
      "patch strap",
      role,
      curve([[-104, -34], [at[0] - 20, at[1] - 30], [at[0] + 30, at[1] - 8], [112, 20]]),
      leather,
      [6, 6],
    ),
    cloth(
      "eyepatch",
      smooth([
        [at[0] - 33, at[1] - 24, "corner"],
        [at[0], at[1] - 32],
        [at[0] + 33, at[1] - 20, "corner"],
        [at[0] + 28, at[1] + 20],
        [at[0], at[1] + 34],
        [at[0] - 28, at[1] + 18],
      ]),
      leather,
      { role },
    ),
  ];
}

function frame(x: number, y: number, width: number, height: number): Point[] {
  const t = 8;
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y + t],
    [x + t, y + t],
    [x + t, y + height - t],
    [x + width - t, y + height - t],
    [x + width - t, y + t],
    [x, y + t],
  ];
}
