/**
 * Small things, drawn upright around their own origin: the point that touches the ground, or, for
 * things in a paw, the grip. About 100 units high.
 *
 * @module
 */
import { type Colour, mix, shift } from "../colour.ts";
import {
  box,
  curve,
  ellipse,
  heart,
  leaf,
  ribbon,
  rounded,
  smooth,
  star,
} from "../geometry/shapes.ts";
import { glow, line, mark, region } from "../items.ts";
import { GOLD, INK, THINGS, WHITE } from "../palette.ts";
import type { Item, Point, Region } from "../scene.ts";
import type { Prop } from "../spec.ts";
import { flower as blossom } from "./hats.ts";

/** Where a prop belongs. */
export type Spot = "ground" | "hand" | "air" | "under";

export interface PropArt {
  spot: Spot;
  /** Half of the width it needs on the ground. */
  half: number;
  /** Its colour when nobody names one; `accent` takes the scheme's. */
  colour: Colour | "accent";
  draw: (colour: Colour) => Item[];
}

const PAPER: Colour = { l: 0.96, c: 0.02, h: 90 };

export const PROPS_ART: Record<Prop, PropArt> = {
  fish: { spot: "ground", half: 66, colour: THINGS.blue, draw: fish },
  book: { spot: "ground", half: 70, colour: "accent", draw: book },
  balloon: { spot: "hand", half: 50, colour: "accent", draw: balloon },
  flower: { spot: "hand", half: 40, colour: THINGS.pink, draw: heldFlower },
  cup: { spot: "ground", half: 48, colour: "accent", draw: cup },
  cake: { spot: "ground", half: 66, colour: THINGS.pink, draw: cake },
  sword: { spot: "hand", half: 40, colour: THINGS.silver, draw: sword },
  wand: { spot: "hand", half: 30, colour: GOLD, draw: wand },
  potion: { spot: "ground", half: 44, colour: "accent", draw: potion },
  lantern: { spot: "hand", half: 36, colour: THINGS.red, draw: lantern },
  box: { spot: "under", half: 0, colour: { l: 0.75, c: 0.075, h: 70 }, draw: () => [] },
  cushion: { spot: "under", half: 0, colour: "accent", draw: cushion },
  mouse: { spot: "ground", half: 44, colour: THINGS.grey, draw: mouse },
  butterfly: { spot: "air", half: 44, colour: THINGS.orange, draw: butterfly },
  bird: { spot: "air", half: 50, colour: THINGS.blue, draw: bird },
  mushroom: { spot: "ground", half: 54, colour: THINGS.red, draw: mushroom },
  pumpkin: { spot: "ground", half: 66, colour: THINGS.orange, draw: pumpkin },
  gift: { spot: "ground", half: 58, colour: "accent", draw: gift },
};

function part(
  name: string,
  texture: Region["texture"],
  outline: Point[],
  colour: Colour,
  more: Partial<Region> = {},
): Region {
  return region({ name, role: "prop", texture, outline, colour, volume: 0.7, ...more });
}

function fish(colour: Colour): Item[] {
  const belly = mix(colour, WHITE, 0.55);
  return [
    part(
      "fish tail",
      "skin",
      smooth([[38, -34], [70, -66, "corner"], [64, -36], [74, -4, "corner"]]),
      shift(colour, { l: -0.06 }),
    ),
    part(
      "fish fin",
      "skin",
      smooth([[-20, -62], [6, -84], [24, -76, "corner"], [20, -54]]),
      shift(colour, { l: -0.06 }),
    ),
    part(
      "fish",
      "skin",
      smooth([[-66, -34], [-36, -62], [6, -66], [46, -36], [8, -8], [-36, -10]]),
      colour,
      {
        marks: [
          mark("light", ellipse([-10, -6], 56, 18), belly, 3),
          ...[-4, 14, -12, 6, 24].map((x, i) =>
            mark(
              "shade",
              leaf([x, -52 + i * 7], [x + 12, -46 + i * 7], 2.2, 4),
              shift(colour, { l: -0.12 }),
            )
          ),
          mark("detail", leaf([-36, -56], [-36, -14], 2.6, -9), shift(colour, { l: -0.14 })),
        ],
      },
    ),
    part("fish eye", "skin", ellipse([-48, -40], 8, 8), WHITE, { line: 2.4 }),
    part("fish pupil", "skin", ellipse([-49, -39], 4, 4), INK, { line: 0 }),
  ];
}

function book(colour: Colour): Item[] {
  return [
    part("book cover", "cloth", rounded([[-72, -22], [72, -22], [78, 2], [-78, 2]], 6), colour),
    part(
      "left page",
      "paper",
      smooth([
        [0, -22, "corner"],
        [-36, -38],
        [-70, -28, "corner"],
        [-74, -8, "corner"],
        [-36, -16],
        [0, -2, "corner"],
      ]),
      PAPER,
      {
        volume: 0.3,
        marks: [0, 1, 2].map((i) =>
          mark("detail", leaf([-62, -24 + i * 6], [-14, -24 + i * 6], 1.6, -6), {
            l: 0.7,
            c: 0.02,
            h: 70,
          })
        ),
      },
    ),
    part(
      "right page",
      "paper",
      smooth([[0, -22, "corner"], [36, -38], [70, -28, "corner"], [74, -8, "corner"], [36, -16], [
        0,
        -2,
        "corner",
      ]]),
      PAPER,
      {
        volume: 0.3,
        marks: [
          mark("detail", heart([38, -20], 8), THINGS.red),
          ...[0, 1].map((i) =>
            mark("detail", leaf([54, -24 + i * 7], [66, -22 + i * 7], 1.4), {
              l: 0.7,
              c: 0.02,
              h: 70,
            })
          ),
        ],
      },
    ),
  ];
}

function balloon(colour: Colour): Item[] {
  return [
    line("string", "prop", curve([[0, 20], [6, -40], [-6, -90], [4, -132]]), {
      l: 0.4,
      c: 0.03,
      h: 40,
    }, [2.6, 2.6]),
    part("balloon knot", "cloth", [[4, -138], [13, -124], [-5, -124]], shift(colour, { l: -0.1 }), {
      line: 3,
    }),
    part(
      "balloon",
      "skin",
      smooth([[4, -136], [-34, -168], [-48, -216], [-26, -258], [4, -270], [34, -258], [56, -216], [
        42,
        -168,
      ]]),
      colour,
      {
        volume: 0.9,
        marks: [mark("light", leaf([-30, -200], [-14, -248], 8, -6), mix(colour, WHITE, 0.75), 2)],
      },
    ),
  ];
}

function heldFlower(colour: Colour): Item[] {
  return [
    line("stem", "prop", curve([[0, 46], [4, 0], [-2, -56]]), { l: 0.55, c: 0.12, h: 145 }, [7, 6]),
    part("leaf", "plant", leaf([2, -14], [36, -40], 10, 4), { l: 0.62, c: 0.13, h: 145 }, {
      line: 3,
    }),
    ...blossom([-2, -84], 40, colour, "prop", 0.5),
  ];
}

function cup(colour: Colour): Item[] {
  return [
    line(
      "steam",
      "prop",
      curve([[-14, -92], [-24, -110], [-10, -126], [-20, -144]]),
      mix(WHITE, colour, 0.1),
      [5, 2],
    ),
    line(
      "steam",
      "prop",
      curve([[14, -94], [6, -112], [20, -128], [10, -142]]),
      mix(WHITE, colour, 0.1),
      [5, 2],
    ),
    line("cup handle", "prop", ellipse([46, -42], 20, 20), shift(colour, { l: -0.26, c: -0.02 }), [
      15,
      15,
    ]),
    line("cup handle light", "prop", ellipse([46, -42], 20, 20), colour, [9, 9]),
    part(
      "cup",
      "stone",
      smooth([[-46, -80, "corner"], [46, -80, "corner"], [42, -24], [22, 0], [-22, 0], [-42, -24]]),
      colour,
      { marks: [mark("detail", heart([0, -40], 15), mix(colour, WHITE, 0.75))] },
    ),
    part("drink", "water", ellipse([0, -80], 46, 12), { l: 0.46, c: 0.07, h: 55 }, { volume: 0.2 }),
  ];
}

function cake(colour: Colour): Item[] {
  const drip = smooth([
    [-58, -66],
    [0, -58],
    [58, -66],
    [60, -40],
    [44, -30],
    [34, -44],
    [18, -40],
    [8, -24],
    [-6, -40],
    [-24, -42],
    [-36, -26],
    [-48, -42],
    [-60, -38],
  ]);
  return [
    part("plate", "stone", ellipse([0, -4], 80, 14), WHITE, { volume: 0.4 }),
    part(
      "cake",
      "cloth",
      smooth([[-58, -66, "corner"], [58, -66, "corner"], [60, -14], [0, -2], [-60, -14]]),
      { l: 0.86, c: 0.07, h: 80 },
      { marks: [mark("detail", ribbon([[-64, -30], [0, -20], [64, -30]], [5, 5]), colour)] },
    ),
    part("icing", "cloth", drip, colour, { line: 3 }),
    part("icing top", "cloth", ellipse([0, -66], 58, 15), shift(colour, { l: 0.06 }), {
      volume: 0.3,
      line: 3,
    }),
    part("candle", "paper", box(-5, -108, 10, 40, 3), WHITE, {
      line: 3,
      marks: [mark("detail", ribbon([[-8, -92], [8, -100]], [3, 3]), THINGS.red)],
    }),
    glow({
      name: "candlelight",
      role: "prop",
      centre: [0, -120],
      radius: 44,
      colour: { l: 0.92, c: 0.12, h: 85 },
      strength: 0.55,
    }),
    part("flame", "light", smooth([[0, -138, "corner"], [8, -120], [0, -108], [-8, -120]], 3), {
      l: 0.85,
      c: 0.16,
      h: 75,
    }, { line: 2.4 }),
    ...[-34, 34].map((x) =>
      part("berry", "plant", ellipse([x, -76], 11, 11), THINGS.red, { line: 3 })
    ),
  ];
}

function sword(colour: Colour): Item[] {
  return [
    part("blade", "metal", [[-11, -16], [-11, -150], [0, -178], [11, -150], [11, -16]], colour, {
      marks: [
        mark("shade", [[0, -10], [0, -176], [14, -150], [14, -10]], shift(colour, { l: -0.12 })),
      ],
      volume: 0.2,
    }),
    part("guard", "metal", rounded([[-36, -20], [36, -20], [36, -6], [-36, -6]], 7), GOLD),
    part("grip", "wood", box(-8, -6, 16, 38, 5), THINGS.brown),
    part("pommel", "metal", ellipse([0, 38], 11, 11), GOLD),
  ];
}

function wand(colour: Colour): Item[] {
  return [
    part("wand", "wood", ribbon([[0, 40], [0, -96]], [6, 5]), { l: 0.42, c: 0.05, h: 50 }),
    glow({
      name: "wand light",
      role: "prop",
      centre: [0, -116],
      radius: 78,
      colour: mix(colour, WHITE, 0.4),
      strength: 0.7,
    }),
    part("wand star", "light", star([0, -116], 32), colour),
    ...([[-46, -146, 9], [44, -152, 11], [40, -84, 7]] as const).map(([x, y, r]) =>
      glow({
        name: "spark",
        role: "prop" as const,
        centre: [x, y] as Point,
        radius: r,
        colour: mix(colour, WHITE, 0.5),
        strength: 0.95,
        points: 4,
      })
    ),
  ];
}

function potion(colour: Colour): Item[] {
  const glass: Colour = { l: 0.93, c: 0.03, h: 220 };
  const flask: Point[] = smooth([
    [-13, -92, "corner"],
    [13, -92, "corner"],
    [13, -66],
    [40, -36],
    [34, -4],
    [0, 2],
    [-34, -4],
    [-40, -36],
    [-13, -66],
  ]);
  return [
    glow({
      name: "potion light",
      role: "prop",
      centre: [0, -36],
      radius: 78,
      colour,
      strength: 0.35,
    }),
    part("flask", "glass", flask, glass, {
      volume: 0.3,
      marks: [
        mark(
          "detail",
          smooth([[-50, -44], [-20, -50], [12, -40], [50, -48], [50, 10], [-50, 10]]),
          colour,
        ),
        ...([[-14, -22, 6], [10, -30, 4], [16, -12, 5]] as const).map(([x, y, r]) =>
          mark("light", ellipse([x, y], r, r), mix(colour, WHITE, 0.6))
        ),
        mark("light", leaf([-28, -20], [-16, -54], 4, -4), WHITE, 1),
      ],
    }),
    part("cork", "wood", box(-12, -108, 24, 20, 4), { l: 0.68, c: 0.07, h: 65 }),
    ...([[4, -122, 5], [-8, -138, 4], [10, -152, 3]] as const).map(([x, y, r]) =>
      part("bubble", "glass", ellipse([x, y], r, r), mix(colour, WHITE, 0.4), { line: 2 })
    ),
  ];
}

function lantern(colour: Colour): Item[] {
  const warm: Colour = { l: 0.93, c: 0.11, h: 88 };
  return [
    line("lantern ring", "prop", ellipse([0, 8], 12, 14), INK, [4, 4]),
    glow({
      name: "lantern light",
      role: "prop",
      centre: [0, 74],
      radius: 130,
      colour: { l: 0.88, c: 0.13, h: 78 },
      strength: 0.62,
    }),
    part(
      "lantern cap",
      "metal",
      smooth([[-30, 40, "corner"], [0, 20], [30, 40, "corner"]]),
      colour,
    ),
    part("lantern glass", "glass", rounded([[-26, 40], [26, 40], [30, 98], [-30, 98]], 6), warm, {
      volume: 0.2,
      marks: [
        mark("light", smooth([[0, 54, "corner"], [10, 74], [0, 90], [-10, 74]], 3), {
          l: 0.8,
          c: 0.16,
          h: 65,
        }),
      ],
    }),
    line("lantern bar", "prop", [[-9, 40], [-10, 98]], shift(colour, { l: -0.2 }), [3.4, 3.4]),
    line("lantern bar", "prop", [[9, 40], [10, 98]], shift(colour, { l: -0.2 }), [3.4, 3.4]),
    part("lantern foot", "metal", rounded([[-34, 96], [34, 96], [34, 110], [-34, 110]], 5), colour),
  ];
}

/** Drawn under the cat: its width is that of a seat of 150 to each side. */
function cushion(colour: Colour): Item[] {
  const outline = smooth([
    [-186, -34],
    [-176, -50, "corner"],
    [-90, -46],
    [0, -48],
    [90, -46],
    [176, -50, "corner"],
    [186, -34],
    [184, 4],
    [190, 24, "corner"],
    [90, 30],
    [0, 32],
    [-90, 30],
    [-190, 24, "corner"],
    [-184, 4],
  ]);
  return [
    part("cushion", "cloth", outline, colour, {
      marks: [
        mark("light", ellipse([0, -38], 150, 18), shift(colour, { l: 0.07 }), 4),
        ...[-120, -60, 0, 60, 120].map((x) =>
          mark("detail", star([x, 8], 11, { turn: x }), shift(colour, { l: 0.1, c: -0.02 }))
        ),
      ],
    }),
    ...[[-186, -44], [186, -44], [190, 26], [-190, 26]].map(([x, y]) =>
      part("tassel", "cloth", star([x!, y!], 15, { points: 7, inner: 0.6 }), GOLD, { line: 3 })
    ),
  ];
}

function mouse(colour: Colour): Item[] {
  const pink: Colour = { l: 0.78, c: 0.09, h: 10 };
  return [
    line("mouse tail", "prop", curve([[30, -8], [58, -2], [72, -18], [88, -12]]), pink, [5, 3]),
    part(
      "mouse",
      "fur",
      smooth([[-46, -14], [-30, -42], [2, -56], [32, -40], [38, -12], [20, 0], [-30, 0]]),
      colour,
      { hair: 6 },
    ),
    part("mouse ear", "skin", ellipse([-24, -54], 17, 17), shift(colour, { l: -0.04 })),
    part("mouse inner ear", "skin", ellipse([-24, -53], 10, 10), pink, { line: 0 }),
    part("mouse nose", "skin", ellipse([-48, -15], 6, 5), pink, { line: 2.4 }),
    part("mouse eye", "skin", ellipse([-30, -27], 4.5, 5.5), INK, { line: 0 }),
    line("mouse whisker", "prop", [[-42, -12], [-60, -4]], INK, [2, 1.2]),
    line("mouse whisker", "prop", [[-42, -16], [-62, -22]], INK, [2, 1.2]),
  ];
}

function butterfly(colour: Colour): Item[] {
  const wing = (s: number): Item[] => [
    part(
      "wing",
      "paper",
      smooth([[s * 4, -8], [s * 22, -40], [s * 50, -42], [s * 52, -12], [s * 26, 0]]),
      colour,
      { line: 3, marks: [mark("detail", ellipse([s * 38, -26], 8, 8), mix(colour, WHITE, 0.6))] },
    ),
    part(
      "wing",
      "paper",
      smooth([[s * 4, -2], [s * 30, 2], [s * 38, 24], [s * 20, 34], [s * 6, 14]]),
      shift(colour, { l: 0.06, h: 20 }),
      { line: 3 },
    ),
  ];
  return [
    ...wing(-1),
    ...wing(1),
    part("butterfly body", "fur", ribbon([[0, -16], [0, 20]], [5, 4]), INK, { line: 0 }),
    line("feeler", "prop", curve([[-1, -16], [-8, -30], [-16, -34]], 3), INK, [2.4, 2]),
    line("feeler", "prop", curve([[1, -16], [8, -30], [16, -34]], 3), INK, [2.4, 2]),
  ];
}

function bird(colour: Colour): Item[] {
  return [
    part(
      "bird tail",
      "plant",
      smooth([[28, -2], [66, -16, "corner"], [58, 0], [66, 12, "corner"], [28, 14]]),
      shift(colour, { l: -0.08 }),
    ),
    part(
      "bird",
      "fur",
      smooth([[-44, -10], [-34, -34], [-10, -40], [12, -24], [40, 0], [16, 26], [-18, 28], [
        -40,
        12,
      ]]),
      colour,
      { hair: 6, marks: [mark("light", ellipse([-20, 18], 26, 18), mix(colour, WHITE, 0.7))] },
    ),
    part("bird beak", "stone", [[-42, -14], [-62, -6], [-42, -2]], THINGS.orange, { line: 3 }),
    part("bird eye", "skin", ellipse([-28, -16], 4.5, 5), INK, { line: 0 }),
    part(
      "bird wing",
      "plant",
      smooth([[-8, -8], [20, -58], [54, -66, "corner"], [46, -40], [34, -14], [12, 8]]),
      shift(colour, { l: -0.06 }),
      { line: 3.4 },
    ),
  ];
}

function mushroom(colour: Colour): Item[] {
  return [
    part(
      "mushroom stalk",
      "plant",
      smooth([[-18, -46], [18, -46], [22, -10], [28, 2], [-28, 2], [-22, -10]]),
      { l: 0.94, c: 0.03, h: 85 },
    ),
    part(
      "mushroom cap",
      "plant",
      smooth([[-58, -42], [-48, -80], [-16, -104], [16, -104], [48, -80], [58, -42], [0, -32]]),
      colour,
      {
        marks: ([[-28, -62, 11], [6, -84, 13], [34, -58, 10], [-2, -52, 7]] as const).map((
          [x, y, r],
        ) => mark("detail", ellipse([x, y], r, r * 0.85), WHITE)),
      },
    ),
  ];
}

function pumpkin(colour: Colour): Item[] {
  const rib = shift(colour, { l: -0.1, h: -6 });
  return [
    part(
      "pumpkin stalk",
      "wood",
      smooth([[-8, -84], [-12, -108], [4, -116], [14, -108], [8, -84]]),
      { l: 0.52, c: 0.1, h: 130 },
    ),
    part(
      "pumpkin",
      "plant",
      smooth([[0, -88], [34, -94], [62, -72], [68, -38], [52, -6], [0, 2], [-52, -6], [-68, -38], [
        -62,
        -72,
      ], [-34, -94]]),
      colour,
      {
        volume: 0.8,
        marks: [
          mark("shade", leaf([-20, -88], [-20, -2], 4, 16), rib),
          mark("shade", leaf([20, -88], [20, -2], 4, -16), rib),
          mark("shade", leaf([0, -88], [0, 0], 3), rib),
        ],
      },
    ),
    part("pumpkin leaf", "plant", smooth([[6, -92], [30, -110], [50, -100, "corner"], [36, -88]]), {
      l: 0.6,
      c: 0.13,
      h: 140,
    }, { line: 3 }),
  ];
}

function gift(colour: Colour): Item[] {
  const ribbonColour = mix(GOLD, WHITE, 0.2);
  const loop = (s: number) => smooth([[0, -92], [s * 26, -124], [s * 46, -112], [s * 34, -94]], 4);
  return [
    part("gift", "paper", rounded([[-52, -72], [52, -72], [50, 2], [-50, 2]], 5), colour, {
      volume: 0.4,
      marks: [mark("detail", [[-11, -80], [11, -80], [11, 10], [-11, 10]], ribbonColour)],
    }),
    part(
      "gift lid",
      "paper",
      rounded([[-60, -92], [60, -92], [60, -68], [-60, -68]], 5),
      shift(colour, { l: 0.05 }),
      {
        volume: 0.4,
        marks: [mark("detail", [[-12, -100], [12, -100], [12, -60], [-12, -60]], ribbonColour)],
      },
    ),
    part("gift loop", "cloth", loop(-1), ribbonColour, { line: 3 }),
    part("gift loop", "cloth", loop(1), ribbonColour, { line: 3 }),
    part("gift knot", "cloth", ellipse([0, -96], 10, 9), ribbonColour, { line: 3 }),
  ];
}
