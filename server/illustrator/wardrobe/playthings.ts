/**
 * Things to play, make and dream with: a guitar, an umbrella, a broom, a crystal ball.
 *
 * @module
 */
import { type Colour, mix, shift } from "../colour.ts";
import { box, curve, ellipse, leaf, ribbon, rounded, smooth, star } from "../geometry/shapes.ts";
import { glow, line, mark } from "../items.ts";
import { GOLD, INK, THINGS, WHITE } from "../palette.ts";
import type { Item, Point } from "../scene.ts";
import { thing } from "./prop_art.ts";

const WOODEN: Colour = { l: 0.58, c: 0.09, h: 60 };

/** An open umbrella, held up. */
export function umbrella(colour: Colour): Item[] {
  const ribs = [-108, -54, 0, 54, 108];
  const hem: Point[] = Array.from({ length: 33 }, (_, i) => {
    const t = 1 - i / 32;
    return [(t - 0.5) * 224, -140 - Math.abs(Math.sin(t * Math.PI * 4)) * 17];
  });
  return [
    line(
      "umbrella stick",
      "prop",
      curve([[10, 30], [0, 40], [-8, 30], [-2, -60], [0, -226]]),
      INK,
      [6, 5],
    ),
    thing(
      "umbrella",
      "cloth",
      [
        ...smooth([[-112, -140, "corner"], [-92, -190], [-46, -224], [0, -232], [46, -224], [
          92,
          -190,
        ], [112, -140, "corner"]]).slice(0, -1),
        ...hem,
      ],
      colour,
      {
        volume: 0.5,
        marks: ribs.slice(1, 4).map((x) =>
          mark(
            "shade",
            ribbon([[0, -234], [x * 0.9, -180], [x, -138]], [2, 2, 2]),
            shift(colour, { l: -0.13 }),
          )
        ).concat(
          [-1, 1].map((s) =>
            mark(
              "light",
              smooth([[0, -230], [s * 30, -214], [s * 54, -140], [s * 100, -140], [s * 80, -200]]),
              shift(colour, { l: 0.07 }),
            )
          ).slice(0, 1),
        ),
      },
    ),
    thing("umbrella tip", "metal", ribbon([[0, -230], [0, -248]], [4, 2]), INK, { line: 0 }),
  ];
}

/** A guitar that leans on the ground. */
export function guitar(colour: Colour): Item[] {
  return [
    thing("guitar neck", "wood", [[-8, -196], [8, -196], [9, -90], [-9, -90]], {
      l: 0.42,
      c: 0.06,
      h: 50,
    }),
    thing("guitar head", "wood", smooth([[-14, -228], [14, -228], [12, -192], [-12, -192]]), {
      l: 0.38,
      c: 0.06,
      h: 48,
    }),
    ...[-1, 1].flatMap((s) =>
      [-220, -206].map((y) =>
        thing("guitar peg", "metal", ellipse([s * 17, y], 4.5, 3.5), GOLD, { line: 2 })
      )
    ),
    thing(
      "guitar body",
      "wood",
      smooth([
        [0, -112],
        [30, -106],
        [38, -82],
        [28, -62],
        [46, -38],
        [44, -8],
        [0, 4],
        [-44, -8],
        [-46, -38],
        [-28, -62],
        [-38, -82],
        [-30, -106],
      ]),
      colour,
      {
        volume: 0.5,
        marks: [mark("light", leaf([-28, -88], [-18, -104], 5, -3), mix(colour, WHITE, 0.5), 1)],
      },
    ),
    thing("guitar hole", "wood", ellipse([0, -62], 15, 15), INK, { line: 2.4 }),
    thing("guitar bridge", "wood", box(-18, -26, 36, 7, 2), INK, { line: 0 }),
    ...[-5, 0, 5].map((x) =>
      line("guitar string", "prop", [[x, -200], [x, -22]], { l: 0.9, c: 0.03, h: 90 }, [1.5, 1.5])
    ),
  ];
}

/** Two scoops in a cone. */
export function iceCream(colour: Colour): Item[] {
  const waffle: Colour = { l: 0.78, c: 0.1, h: 70 };
  return [
    thing(
      "cone",
      "cloth",
      smooth([[-26, -58, "corner"], [26, -58, "corner"], [0, 26, "corner"]]),
      waffle,
      {
        marks: [-30, -10, 10, 30].flatMap((x) => [
          mark(
            "shade",
            ribbon([[x - 20, -60], [x + 20, 30]], [1.6, 1.6]),
            shift(waffle, { l: -0.1 }),
          ),
          mark(
            "shade",
            ribbon([[x + 20, -60], [x - 20, 30]], [1.6, 1.6]),
            shift(waffle, { l: -0.1 }),
          ),
        ]),
      },
    ),
    thing(
      "scoop",
      "cloth",
      smooth([
        [-36, -62],
        [-34, -92],
        [0, -108],
        [34, -92],
        [36, -62],
        [22, -54],
        [10, -62],
        [-4, -52],
        [-18, -62],
        [-28, -54],
      ]),
      colour,
    ),
    thing(
      "upper scoop",
      "cloth",
      smooth([[-28, -104], [-26, -130], [0, -144], [26, -130], [28, -104], [14, -98], [0, -106], [
        -14,
        -98,
      ]]),
      mix(shift(colour, { h: 60 }), WHITE, 0.3),
    ),
    thing("cherry", "plant", ellipse([4, -150], 11, 11), THINGS.red, {
      line: 3,
      marks: [mark("light", ellipse([0, -154], 3.4, 3), WHITE)],
    }),
  ];
}

/** A slice of pizza on a plate. */
export function pizza(colour: Colour): Item[] {
  return [
    thing("plate", "stone", ellipse([0, -4], 82, 14), WHITE, { volume: 0.4 }),
    thing(
      "pizza",
      "cloth",
      smooth([[-58, -62, "corner"], [0, -74], [58, -62, "corner"], [6, -4], [-6, -4]]),
      { l: 0.86, c: 0.12, h: 85 },
      {
        marks: ([[-24, -50, 12], [22, -52, 12], [0, -28, 10]] as const).map(([x, y, r]) =>
          mark("detail", ellipse([x, y], r, r * 0.8), colour)
        )
          .concat(
            ([[0, -56], [-8, -40], [14, -36]] as const).map(([x, y]) =>
              mark("detail", leaf([x - 8, y], [x + 6, y - 4], 3), { l: 0.55, c: 0.13, h: 140 })
            ),
          ),
      },
    ),
    thing("crust", "cloth", ribbon([[-62, -64], [0, -78], [62, -64]], [10, 11, 10]), {
      l: 0.68,
      c: 0.1,
      h: 62,
    }),
  ];
}

/** A bowl of milk. */
export function milk(colour: Colour): Item[] {
  return [
    thing(
      "bowl",
      "stone",
      smooth([[-66, -44, "corner"], [66, -44, "corner"], [46, -4], [0, 2], [-46, -4]]),
      colour,
      {
        marks: [mark("detail", star([0, -22], 13, { points: 5 }), mix(colour, WHITE, 0.7))],
      },
    ),
    thing("bowl rim", "stone", ellipse([0, -45], 67, 15), shift(colour, { l: 0.06 })),
    thing("milk", "water", ellipse([0, -45], 55, 10), WHITE, { line: 0, volume: 0.2 }),
  ];
}

/** A broom of twigs, upright. */
export function broom(colour: Colour): Item[] {
  const straw: Colour = { l: 0.78, c: 0.1, h: 80 };
  return [
    thing("broom stick", "wood", ribbon([[6, -120], [-2, -20], [2, 60]], [5, 6, 6]), WOODEN),
    thing(
      "broom straw",
      "plant",
      smooth([[-10, -116], [22, -114], [40, -186], [24, -178], [12, -198], [-4, -182], [
        -22,
        -194,
        "corner",
      ], [-24, -150]]),
      straw,
      {
        marks: [-12, 0, 12, 22].map((x) =>
          mark("shade", leaf([6 + x * 0.2, -118], [x + 4, -184], 1.8), shift(straw, { l: -0.14 }))
        ),
      },
    ),
    thing("broom band", "cloth", ribbon([[-12, -124], [24, -122]], [6, 6]), colour, { line: 3 }),
  ];
}

/** A paintbrush with a wet tip. */
export function paintbrush(colour: Colour): Item[] {
  return [
    thing("brush handle", "wood", ribbon([[2, 50], [0, -10], [-2, -70]], [4, 7, 7]), WOODEN),
    thing("brush ferrule", "metal", ribbon([[-2, -70], [-3, -96]], [9, 10]), THINGS.silver, {
      line: 3,
    }),
    thing(
      "brush hair",
      "fur",
      smooth([[-15, -96], [10, -96], [14, -124], [-2, -156, "corner"], [-18, -124]]),
      colour,
      { hair: 10 },
    ),
    ...([[26, -138, 8], [-34, -126, 6], [34, -108, 5]] as const).map(([x, y, r]) =>
      thing("paint drop", "water", ellipse([x, y], r, r * 1.1), colour, { line: 2.4 })
    ),
  ];
}

/** A ball of glass that shows the future. */
export function crystalBall(colour: Colour): Item[] {
  return [
    glow({
      name: "crystal light",
      role: "prop",
      centre: [0, -62],
      radius: 110,
      colour,
      strength: 0.5,
    }),
    thing(
      "crystal stand",
      "metal",
      smooth([[-44, 0, "corner"], [-30, -22], [30, -22], [44, 0, "corner"]]),
      GOLD,
    ),
    thing("crystal ball", "glass", ellipse([0, -62], 50, 50), mix(colour, WHITE, 0.45), {
      volume: 0.8,
      marks: [
        mark(
          "detail",
          smooth([[-34, -50], [-10, -76], [16, -60], [36, -72], [30, -34], [-20, -28]]),
          mix(colour, WHITE, 0.1),
          6,
        ),
        mark("detail", star([6, -62], 15, { points: 4, inner: 0.35 }), WHITE),
        mark("light", leaf([-34, -70], [-18, -98], 7, -6), WHITE, 1),
      ],
    }),
  ];
}

/** A tall candle in a holder. */
export function candle(colour: Colour): Item[] {
  return [
    glow({
      name: "candle light",
      role: "prop",
      centre: [0, -132],
      radius: 130,
      colour: { l: 0.92, c: 0.12, h: 82 },
      strength: 0.6,
    }),
    thing(
      "candlestick",
      "metal",
      smooth([[-40, 0, "corner"], [-34, -12], [-10, -18], [10, -18], [34, -12], [40, 0, "corner"]]),
      GOLD,
    ),
    thing(
      "candle wax",
      "paper",
      smooth([[-15, -108, "corner"], [-6, -102], [4, -110], [15, -104, "corner"], [15, -16], [
        -15,
        -16,
      ]]),
      colour,
      {
        marks: [mark("light", leaf([-8, -90], [-8, -30], 3), WHITE, 1)],
      },
    ),
    line("wick", "prop", [[0, -106], [0, -118]], INK, [3, 3]),
    thing(
      "candle flame",
      "light",
      smooth([[0, -156, "corner"], [12, -130], [0, -114], [-12, -130]], 3),
      { l: 0.87, c: 0.15, h: 80 },
      {
        line: 2.4,
        marks: [
          mark("light", smooth([[0, -140], [5, -126], [0, -118], [-5, -126]], 3), {
            l: 0.97,
            c: 0.06,
            h: 95,
          }),
        ],
      },
    ),
  ];
}

/** A skateboard on its wheels. */
export function skateboard(colour: Colour): Item[] {
  return [
    ...[-46, 46].flatMap((x) => [
      thing("wheel", "stone", ellipse([x, -10], 13, 13), WHITE, { line: 3.4 }),
      thing("axle", "metal", ellipse([x, -10], 5, 5), THINGS.grey, { line: 2 }),
    ]),
    thing(
      "board",
      "wood",
      smooth([
        [-92, -44, "corner"],
        [-66, -28],
        [66, -28],
        [92, -44, "corner"],
        [86, -24],
        [62, -16],
        [-62, -16],
        [-86, -24],
      ]),
      colour,
      {
        marks: [
          mark("detail", ribbon([[-70, -20], [70, -20]], [2.4, 2.4]), mix(colour, WHITE, 0.6)),
        ],
      },
    ),
  ];
}

/** A cut gem that sparkles. */
export function gem(colour: Colour): Item[] {
  return [
    glow({ name: "gem light", role: "prop", centre: [0, -46], radius: 92, colour, strength: 0.4 }),
    thing("gem", "glass", [[-34, -84], [34, -84], [58, -56], [0, 0], [-58, -56]], colour, {
      volume: 0.4,
      marks: [
        mark("light", [[-34, -84], [0, -84], [-16, -56], [-58, -56]], mix(colour, WHITE, 0.55)),
        mark("light", [[0, -84], [34, -84], [16, -56], [-16, -56]], mix(colour, WHITE, 0.35)),
        mark("shade", [[16, -56], [58, -56], [0, 0]], shift(colour, { l: -0.1 })),
      ],
    }),
    ...([[46, -96, 13], [-50, -92, 9]] as const).map(([x, y, r]) =>
      glow({
        name: "gem spark",
        role: "prop" as const,
        centre: [x, y] as Point,
        radius: r,
        colour: WHITE,
        strength: 0.95,
        points: 4,
      })
    ),
  ];
}

/** A small rocket, ready to start. */
export function rocket(colour: Colour): Item[] {
  return [
    glow({
      name: "rocket fire",
      role: "prop",
      centre: [0, 58],
      radius: 52,
      colour: { l: 0.86, c: 0.15, h: 70 },
      strength: 0.7,
    }),
    thing(
      "rocket flame",
      "light",
      smooth([[-12, 34], [12, 34], [8, 56], [0, 78, "corner"], [-8, 56]]),
      { l: 0.84, c: 0.16, h: 70 },
      { line: 2.6 },
    ),
    ...[-1, 1].map((s) =>
      thing(
        "rocket fin",
        "metal",
        smooth([[s * 18, 0], [s * 46, 34, "corner"], [s * 16, 32]]),
        colour,
      )
    ),
    thing(
      "rocket hull",
      "metal",
      smooth([[0, -86, "corner"], [24, -40], [26, 10], [16, 38], [-16, 38], [-26, 10], [-24, -40]]),
      WHITE,
      {
        marks: [mark("detail", [[-40, -92], [40, -92], [40, -46], [-40, -46]], colour)],
      },
    ),
    thing("rocket window", "glass", ellipse([0, -20], 12, 12), { l: 0.8, c: 0.08, h: 225 }, {
      line: 4,
    }),
  ];
}

/** A cup for the winner. */
export function trophy(colour: Colour): Item[] {
  return [
    thing("trophy foot", "wood", rounded([[-34, -22], [34, -22], [40, 2], [-40, 2]], 4), {
      l: 0.4,
      c: 0.06,
      h: 50,
    }),
    thing("trophy stem", "metal", smooth([[-8, -52], [8, -52], [16, -20], [-16, -20]]), colour),
    ...[-1, 1].map((s) =>
      line(
        "trophy handle",
        "prop",
        curve([[s * 36, -106], [s * 64, -100], [s * 56, -70], [s * 28, -62]]),
        colour,
        [9, 7],
      )
    ),
    thing(
      "trophy cup",
      "metal",
      smooth([[-44, -118, "corner"], [44, -118, "corner"], [36, -74], [0, -46], [-36, -74]]),
      colour,
      {
        marks: [
          mark("detail", star([0, -90], 15), mix(colour, WHITE, 0.7)),
          mark("light", leaf([-30, -108], [-22, -72], 4), mix(colour, WHITE, 0.7), 1),
        ],
      },
    ),
  ];
}
