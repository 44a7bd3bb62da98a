/**
 * Gadgets: on the ears, around the neck, in the air, on the ground.
 *
 * @module
 */
import { type Colour, mix, shift } from "../colour.ts";
import { box, curve, ellipse, ribbon, rounded, smooth } from "../geometry/shapes.ts";
import { glow, line, mark, region } from "../items.ts";
import { INK, THINGS, WHITE } from "../palette.ts";
import type { Item } from "../scene.ts";
import type { GadgetVariant } from "../spec.ts";

/** A gadget and where it goes. */
export interface GadgetArt {
  spot: "ground" | "air" | "neck" | "ears";
  half: number;
  draw: (colour: Colour) => Item[];
}

const GLOW: Colour = { l: 0.85, c: 0.1, h: 200 };

const headphones: GadgetArt = {
  spot: "ears",
  half: 0,
  draw: (colour) => [
    line(
      "headband edge",
      "accessory",
      curve([[-122, 6], [-112, -62], [-64, -104], [0, -112], [64, -104], [112, -62], [122, 6]]),
      shift(colour, { l: -0.3, c: -0.04 }),
      [21, 21],
    ),
    line(
      "headband",
      "accessory",
      curve([[-122, 6], [-112, -62], [-64, -104], [0, -112], [64, -104], [112, -62], [122, 6]]),
      colour,
      [14, 14],
    ),
    ...[-1, 1].flatMap((s) => [
      region({
        name: "ear cup",
        role: "accessory",
        texture: "metal",
        outline: ellipse([s * 122, 10], 25, 38),
        colour,
        volume: 0.7,
      }),
      region({
        name: "cup light",
        role: "accessory",
        texture: "light",
        outline: ellipse([s * 126, 10], 11, 18),
        colour: GLOW,
        line: 3,
      }),
    ]),
  ],
};

const camera: GadgetArt = {
  spot: "neck",
  half: 0,
  draw: (colour) => [
    line("camera strap", "accessory", curve([[-58, -16], [-44, 30], [-36, 62]]), INK, [6, 6]),
    line("camera strap", "accessory", curve([[58, -16], [44, 30], [36, 62]]), INK, [6, 6]),
    region({
      name: "camera",
      role: "accessory",
      texture: "metal",
      outline: rounded([[-50, 50], [-22, 50], [-14, 38], [14, 38], [22, 50], [50, 50], [50, 112], [
        -50,
        112,
      ]], 8),
      colour,
      volume: 0.5,
    }),
    region({
      name: "camera lens",
      role: "accessory",
      texture: "glass",
      outline: ellipse([0, 82], 24, 24),
      colour: { l: 0.32, c: 0.05, h: 265 },
      volume: 0.8,
      marks: [
        mark("detail", ellipse([0, 82], 14, 14), { l: 0.5, c: 0.1, h: 250 }),
        mark("light", ellipse([-7, 74], 6, 5), WHITE),
      ],
    }),
    region({
      name: "camera lamp",
      role: "accessory",
      texture: "light",
      outline: ellipse([36, 62], 6, 6),
      colour: THINGS.red,
      line: 2,
    }),
  ],
};

const robot: GadgetArt = {
  spot: "air",
  half: 60,
  draw: (colour) => [
    glow({
      name: "thrust",
      role: "accessory",
      centre: [0, 62],
      radius: 46,
      colour: GLOW,
      strength: 0.7,
    }),
    line("aerial", "accessory", [[0, -44], [0, -66]], INK, [4, 4]),
    region({
      name: "aerial lamp",
      role: "accessory",
      texture: "light",
      outline: ellipse([0, -72], 8, 8),
      colour: THINGS.red,
      line: 2.6,
    }),
    ...[-1, 1].map((s) =>
      region({
        name: "robot arm",
        role: "accessory",
        texture: "metal",
        outline: ribbon([[s * 50, 8], [s * 66, 20], [s * 64, 36]], [7, 6, 7]),
        colour: THINGS.silver,
        line: 3,
      })
    ),
    region({
      name: "robot",
      role: "accessory",
      texture: "metal",
      outline: smooth([[-52, -10], [-40, -40], [0, -48], [40, -40], [52, -10], [44, 34], [0, 48], [
        -44,
        34,
      ]]),
      colour,
      volume: 0.8,
    }),
    region({
      name: "robot screen",
      role: "accessory",
      texture: "glass",
      outline: rounded([[-38, -22], [38, -22], [36, 18], [-36, 18]], 12),
      colour: { l: 0.27, c: 0.04, h: 265 },
      line: 3,
    }),
    ...[-15, 15].map((x) =>
      line("robot eye", "accessory", curve([[x - 8, 0], [x, -9], [x + 8, 0]], 3), GLOW, [4.5, 4.5])
    ),
    line("robot smile", "accessory", curve([[-6, 7], [0, 11], [6, 7]], 3), GLOW, [3.4, 3.4]),
  ],
};

const laptop: GadgetArt = {
  spot: "ground",
  half: 84,
  draw: (colour) => [
    glow({
      name: "screen light",
      role: "accessory",
      centre: [0, -50],
      radius: 120,
      colour: GLOW,
      strength: 0.4,
    }),
    region({
      name: "laptop lid",
      role: "accessory",
      texture: "metal",
      outline: rounded([[-70, -96], [70, -96], [76, -10], [-76, -10]], 8),
      colour,
      volume: 0.3,
    }),
    region({
      name: "laptop screen",
      role: "accessory",
      texture: "glass",
      outline: rounded([[-60, -87], [60, -87], [65, -18], [-65, -18]], 4),
      colour: { l: 0.3, c: 0.05, h: 265 },
      line: 2.4,
      marks: [
        ...[0, 1, 2, 3].map((i) =>
          mark(
            "detail",
            box(-50 + (i % 2) * 12, -76 + i * 14, 44 - i * 5, 5, 2),
            [GLOW, WHITE, { l: 0.8, c: 0.13, h: 140 }, GLOW][i]!,
          )
        ),
        mark("detail", ellipse([36, -44], 15, 14), mix(colour, WHITE, 0.4)),
      ],
    }),
    region({
      name: "laptop base",
      role: "accessory",
      texture: "metal",
      outline: rounded([[-80, -12], [80, -12], [94, 6], [-94, 6]], 6),
      colour: shift(colour, { l: 0.07, c: -0.02 }),
      volume: 0.3,
    }),
  ],
};

const gameConsole: GadgetArt = {
  spot: "ground",
  half: 76,
  draw: (colour) => [
    region({
      name: "game console",
      role: "accessory",
      texture: "metal",
      outline: rounded([[-78, -60], [78, -60], [78, 0], [-78, 0]], 24),
      colour,
      volume: 0.6,
    }),
    region({
      name: "game screen",
      role: "accessory",
      texture: "glass",
      outline: box(-40, -52, 80, 44, 6),
      colour: { l: 0.33, c: 0.06, h: 265 },
      line: 3,
      marks: [
        mark("detail", box(-40, -20, 80, 14), { l: 0.7, c: 0.14, h: 145 }),
        mark("detail", ellipse([-8, -28], 8, 8), THINGS.yellow),
        mark("detail", box(12, -34, 16, 14, 2), THINGS.red),
      ],
    }),
    region({
      name: "game cross",
      role: "accessory",
      texture: "metal",
      outline: [
        [-64, -40],
        [-56, -40],
        [-56, -33],
        [-49, -33],
        [-49, -25],
        [-56, -25],
        [-56, -18],
        [-64, -18],
        [-64, -25],
        [-71, -25],
        [-71, -33],
        [-64, -33],
      ],
      colour: INK,
      line: 0,
    }),
    ...[[56, -36], [64, -22]].map(([x, y], i) =>
      region({
        name: "game button",
        role: "accessory",
        texture: "metal",
        outline: ellipse([x!, y!], 7, 7),
        colour: i ? THINGS.red : THINGS.yellow,
        line: 2.4,
      })
    ),
  ],
};

const gameController: GadgetArt = {
  spot: "ground",
  half: 62,
  draw: (colour) => [
    region({
      name: "game controller",
      role: "accessory",
      texture: "metal",
      outline: smooth([
        [-40, -58],
        [0, -52],
        [40, -58],
        [64, -34],
        [66, 2, "corner"],
        [40, -16],
        [
          -40,
          -16,
        ],
        [-66, 2, "corner"],
        [-64, -34],
      ]),
      colour,
      volume: 0.7,
    }),
    ...[[-36, -44], [-36, -28], [-44, -36], [-28, -36]].map(([x, y]) =>
      region({
        name: "controller cross",
        role: "accessory",
        texture: "metal",
        outline: box(x! - 5, y! - 5, 10, 10, 2),
        colour: INK,
        line: 0,
      })
    ),
    ...[[36, -46], [45, -36], [36, -27], [27, -36]].map(([x, y], i) =>
      region({
        name: "controller button",
        role: "accessory",
        texture: "metal",
        outline: ellipse([x!, y!], 5.5, 5.5),
        colour: [THINGS.yellow, THINGS.red, THINGS.green, THINGS.blue][i]!,
        line: 2,
      })
    ),
    ...[-14, 14].map((x) =>
      region({
        name: "controller stick",
        role: "accessory",
        texture: "metal",
        outline: ellipse([x, -26], 9, 9),
        colour: shift(INK, { l: 0.08 }),
        line: 2,
        volume: 0.8,
      })
    ),
  ],
};

const phone: GadgetArt = {
  spot: "ground",
  half: 40,
  draw: (colour) => [
    glow({
      name: "screen light",
      role: "accessory",
      centre: [0, -56],
      radius: 84,
      colour: GLOW,
      strength: 0.35,
    }),
    region({
      name: "phone",
      role: "accessory",
      texture: "metal",
      outline: rounded([[-32, -110], [32, -110], [32, 2], [-32, 2]], 10),
      colour,
      volume: 0.3,
    }),
    region({
      name: "phone screen",
      role: "accessory",
      texture: "glass",
      outline: rounded([[-25, -100], [25, -100], [25, -12], [-25, -12]], 5),
      colour: { l: 0.4, c: 0.08, h: 262 },
      line: 2.4,
      marks: [
        ...([[-13, -84], [11, -84], [-13, -62], [11, -62]] as const).map(([x, y], i) =>
          mark(
            "detail",
            box(x - 7, y - 7, 16, 16, 4),
            [THINGS.yellow, GLOW, THINGS.pink, { l: 0.8, c: 0.13, h: 140 }][i]!,
          )
        ),
        mark("detail", ellipse([0, -32], 12, 11), WHITE),
        mark("detail", ellipse([-4, -34], 2, 3), INK),
        mark("detail", ellipse([4, -34], 2, 3), INK),
      ],
    }),
  ],
};

/** Every gadget. */
export const GADGETS: Record<GadgetVariant, GadgetArt> = {
  headphones,
  camera,
  "little robot": robot,
  laptop,
  "game console": gameConsole,
  "game controller": gameController,
  phone,
};
