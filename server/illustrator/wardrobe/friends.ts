/**
 * Friends of the cat: puppy, kitten, rabbit, owl, duckling, hedgehog, and two nobody else can see.
 *
 * @module
 */
import { type Colour, mix, shift } from "../colour.ts";
import { curve, ellipse, leaf, mirrored, ribbon, smooth, star } from "../geometry/shapes.ts";
import { glow, line, mark } from "../items.ts";
import { INK, THINGS, WHITE } from "../palette.ts";
import type { Item, Point } from "../scene.ts";
import { thing } from "./prop_art.ts";

const PINK: Colour = { l: 0.78, c: 0.1, h: 10 };

/** A pair of round eyes with a spark of light. */
function twoEyes(name: string, [x, y]: Point, apart: number, size: number): Item[] {
  return [-1, 1].map((s) =>
    thing(`${name} eye`, "skin", ellipse([x + s * apart, y], size, size * 1.15), INK, {
      line: 0,
      volume: 0,
      marks: [
        mark(
          "light",
          ellipse([x + s * apart - size * 0.3, y - size * 0.4], size * 0.34, size * 0.36),
          WHITE,
        ),
      ],
    })
  );
}

/** A puppy with a hanging tongue. */
export function dog(colour: Colour): Item[] {
  const dark = shift(colour, { l: colour.l > 0.4 ? -0.16 : 0.14 }), pale = mix(colour, WHITE, 0.6);
  return [
    thing("dog tail", "fur", ribbon([[34, -26], [60, -44], [66, -72]], [10, 9, 6]), colour, {
      hair: 8,
    }),
    thing(
      "dog body",
      "fur",
      smooth([[-34, -86], [34, -86], [46, -40], [44, -4], [-44, -4], [-46, -40]]),
      colour,
      {
        hair: 8,
        marks: [mark("light", ellipse([0, -30], 22, 34), pale, 3)],
      },
    ),
    ...[-24, 24].map((x) =>
      thing("dog paw", "fur", ellipse([x, -6], 19, 11), pale, { line: 3, hair: 5 })
    ),
    thing(
      "dog head",
      "fur",
      mirrored([[0, -158], [34, -154], [50, -126], [46, -98], [24, -82], [0, -80]]),
      colour,
      {
        hair: 8,
        marks: [
          mark("light", ellipse([0, -98], 25, 22), pale, 2),
          mark("patch", ellipse([24, -124], 19, 22, 0.2), dark, 2),
        ],
      },
    ),
    ...[-1, 1].map((s) =>
      thing(
        "dog ear",
        "fur",
        smooth([[s * 30, -152], [s * 56, -150], [s * 68, -112], [s * 56, -88], [s * 42, -108]]),
        dark,
        { hair: 8 },
      )
    ),
    ...twoEyes("dog", [0, -122], 19, 7),
    thing(
      "dog tongue",
      "skin",
      smooth([[-7, -90], [7, -90], [8, -72], [0, -66], [-8, -72]], 3),
      PINK,
      { line: 2.4 },
    ),
    line(
      "dog mouth",
      "prop",
      curve([[-18, -94], [-8, -88], [0, -94], [8, -88], [18, -94]], 3),
      INK,
      [3, 3],
    ),
    thing("dog nose", "skin", ellipse([0, -105], 10, 7), INK, { line: 0, volume: 0.4 }),
    thing("dog collar", "cloth", ribbon([[-33, -80], [0, -72], [33, -80]], [5, 5]), THINGS.red, {
      line: 2.4,
    }),
  ];
}

/** A small kitten that looks up. */
export function kitten(colour: Colour): Item[] {
  const pale = mix(colour, WHITE, 0.6), dark = shift(colour, { l: colour.l > 0.4 ? -0.14 : 0.12 });
  return [
    thing(
      "kitten tail",
      "fur",
      ribbon([[28, -18], [56, -22], [62, -56], [52, -74]], [8, 8, 7, 5]),
      colour,
      { hair: 7 },
    ),
    thing(
      "kitten body",
      "fur",
      smooth([[-26, -72], [26, -72], [38, -30], [34, -4], [-34, -4], [-38, -30]]),
      colour,
      {
        hair: 7,
        marks: [
          mark("light", ellipse([0, -30], 17, 26), pale, 3),
          ...[-1, 1].flatMap((s) =>
            [-52, -34].map((y) => mark("stripe", leaf([s * 42, y], [s * 22, y + 3], 4), dark))
          ),
        ],
      },
    ),
    ...[-17, 17].map((x) =>
      thing("kitten paw", "fur", ellipse([x, -6], 15, 9), pale, { line: 3, hair: 5 })
    ),
    ...[-1, 1].flatMap((s) => [
      thing("kitten ear", "fur", [[s * 12, -128], [s * 40, -160], [s * 46, -110]], colour, {
        hair: 6,
      }),
      thing("kitten inner ear", "skin", [[s * 21, -128], [s * 37, -147], [s * 40, -118]], PINK, {
        line: 0,
      }),
    ]),
    thing(
      "kitten head",
      "fur",
      mirrored([[0, -138], [34, -128], [48, -104], [46, -84], [26, -68], [0, -64]]),
      colour,
      {
        hair: 7,
        marks: [
          mark("light", ellipse([0, -78], 20, 13), pale, 2),
          ...[-14, 0, 14].map((x) => mark("stripe", leaf([x, -138], [x * 0.8, -116], 3.4), dark)),
        ],
      },
    ),
    ...twoEyes("kitten", [0, -98], 19, 9),
    thing("kitten nose", "skin", [[-5, -84], [5, -84], [0, -78]], PINK, { line: 1.6 }),
    line(
      "kitten mouth",
      "prop",
      curve([[-9, -74], [-4, -71], [0, -76], [4, -71], [9, -74]], 2),
      INK,
      [2.2, 2.2],
    ),
  ];
}

/** A rabbit sitting up. */
export function rabbit(colour: Colour): Item[] {
  const pale = mix(colour, WHITE, 0.7);
  return [
    thing("rabbit tail", "fur", star([44, -18], 17, { points: 9, inner: 0.8 }), WHITE, { hair: 8 }),
    thing(
      "rabbit body",
      "fur",
      smooth([[-22, -76], [24, -76], [46, -36], [40, -2], [-36, -2], [-40, -36]]),
      colour,
      {
        hair: 8,
        marks: [mark("light", ellipse([-4, -30], 20, 30), pale, 3)],
      },
    ),
    ...[-26, 18].map((x) =>
      thing("rabbit foot", "fur", ellipse([x, -5], 20, 9), pale, { line: 3, hair: 5 })
    ),
    ...[-1, 1].flatMap((s) => [
      thing(
        "rabbit ear",
        "fur",
        smooth([[s * 6, -122], [s * 8, -170], [s * 22, -196], [s * 34, -170], [s * 28, -122]]),
        colour,
        { hair: 6 },
      ),
      thing("rabbit inner ear", "skin", leaf([s * 17, -124], [s * 22, -184], 8), PINK, { line: 0 }),
    ]),
    thing(
      "rabbit head",
      "fur",
      mirrored([[0, -134], [30, -126], [42, -102], [36, -80], [0, -68]]),
      colour,
      {
        hair: 8,
        marks: [mark("light", ellipse([0, -82], 20, 14), pale, 2)],
      },
    ),
    ...twoEyes("rabbit", [0, -104], 20, 8),
    thing("rabbit nose", "skin", ellipse([0, -90], 6, 4.5), PINK, { line: 1.6 }),
    thing("rabbit teeth", "paper", [[-6, -80], [6, -80], [5, -70], [-5, -70]], WHITE, {
      line: 1.8,
      volume: 0,
    }),
  ];
}

/** An owl in the air, wings half open. */
export function owl(colour: Colour): Item[] {
  const pale = mix(colour, WHITE, 0.6), dark = shift(colour, { l: -0.1 });
  return [
    ...[-1, 1].map((s) =>
      thing(
        "owl wing",
        "plant",
        smooth([[s * 28, -30], [s * 70, -56], [s * 84, -20], [s * 70, -26], [s * 66, 6], [
          s * 52,
          0,
        ], [s * 34, 26]]),
        dark,
        {
          line: 3.4,
        },
      )
    ),
    thing(
      "owl body",
      "fur",
      mirrored([[0, -58], [34, -52], [46, -14], [38, 30], [0, 50]]),
      colour,
      {
        hair: 7,
        marks: [
          mark("light", ellipse([0, 14], 28, 32), pale, 2),
          ...[-2, 14, 30].flatMap((y, i) =>
            [-12, 0, 12].slice(0, 3 - (i % 2)).map((x) =>
              mark("shade", leaf([x - 5, y], [x + 5, y], 2, -4), dark)
            )
          ),
        ],
      },
    ),
    ...[-1, 1].flatMap((s) => [
      thing("owl tuft", "fur", [[s * 14, -52], [s * 40, -76], [s * 38, -42]], dark, { line: 3 }),
      thing("owl disc", "fur", ellipse([s * 18, -28], 19, 19), pale, { line: 2.4 }),
    ]),
    ...twoEyes("owl", [0, -28], 18, 10),
    thing("owl beak", "stone", [[-7, -22], [7, -22], [0, -6]], THINGS.orange, { line: 2.4 }),
    ...[-12, 12].map((x) => line("owl foot", "prop", [[x, 44], [x, 56]], THINGS.orange, [6, 4])),
  ];
}

/** A duckling, waddling to the left. */
export function duckling(colour: Colour): Item[] {
  return [
    ...[-8, 18].map((x) =>
      thing(
        "duck foot",
        "skin",
        smooth([[x - 16, 0, "corner"], [x, -14], [x + 8, 0, "corner"]]),
        THINGS.orange,
        { line: 2.6 },
      )
    ),
    thing(
      "duck body",
      "fur",
      smooth([[-34, -44], [0, -50], [36, -46], [62, -62, "corner"], [50, -20], [18, -6], [
        -22,
        -8,
      ]]),
      colour,
      { hair: 9 },
    ),
    thing(
      "duck wing",
      "fur",
      smooth([[-4, -42], [30, -42], [44, -28, "corner"], [18, -18]]),
      shift(colour, { l: -0.06 }),
      { hair: 8, line: 3 },
    ),
    thing("duck head", "fur", ellipse([-26, -76], 32, 30), colour, { hair: 8 }),
    thing(
      "duck beak",
      "stone",
      smooth([[-52, -78], [-78, -72, "corner"], [-52, -62]]),
      THINGS.orange,
      { line: 3 },
    ),
    thing("duck eye", "skin", ellipse([-36, -82], 5.5, 6.5), INK, { line: 0 }),
    line(
      "duck crest",
      "prop",
      curve([[-22, -104], [-18, -116], [-10, -116]], 3),
      shift(colour, { l: -0.1 }),
      [4, 2],
    ),
  ];
}

/** A hedgehog, nose to the left. */
export function hedgehog(colour: Colour): Item[] {
  const face: Colour = { l: 0.86, c: 0.05, h: 70 };
  const spines: Point[] = Array.from({ length: 33 }, (_, i) => {
    const angle = Math.PI * (1.04 + (i / 32) * 0.98), reach = i % 2 ? 62 : 48;
    return [14 + Math.cos(angle) * reach * 1.1, -14 + Math.sin(angle) * reach];
  });
  return [
    ...[-26, 30].map((x) =>
      thing("hedgehog foot", "skin", ellipse([x, -4], 12, 7), face, { line: 2.6 })
    ),
    thing(
      "hedgehog face",
      "fur",
      smooth([[-20, -52], [-44, -36], [-72, -18, "corner"], [-44, -6], [0, -4], [10, -36]]),
      face,
      { hair: 6 },
    ),
    thing(
      "hedgehog spines",
      "fur",
      [...spines, [66, -6], [-10, -6], [-18, -30], [-34, -40]],
      colour,
      {
        hair: 14,
        marks: [0, 1, 2, 3, 4, 5].map((i) =>
          mark(
            "light",
            leaf([i * 13 - 18, -20 - (i % 2) * 16], [i * 13 - 8, -34 - (i % 2) * 16], 2.2),
            mix(colour, WHITE, 0.5),
          )
        ),
      },
    ),
    thing("hedgehog nose", "skin", ellipse([-72, -18], 7, 6), INK, { line: 0 }),
    thing("hedgehog eye", "skin", ellipse([-42, -30], 5, 6), INK, { line: 0 }),
  ];
}

/** A small dragon, fluttering. */
export function littleDragon(colour: Colour): Item[] {
  const belly: Colour = { l: 0.88, c: 0.09, h: 92 }, wing = shift(colour, { h: 30, l: 0.04 });
  return [
    thing(
      "dragon tail",
      "skin",
      ribbon([[20, 30], [56, 44], [78, 20], [72, -6]], [12, 9, 6, 2]),
      colour,
    ),
    thing("dragon tail tip", "skin", [[60, -2], [86, -10], [74, -30]], wing, { line: 3 }),
    ...[-1, 1].map((s) =>
      thing(
        "dragon wing",
        "skin",
        smooth([
          [s * 22, -6],
          [s * 66, -62, "corner"],
          [s * 92, -28, "corner"],
          [s * 70, -24],
          [s * 66, 6, "corner"],
          [s * 44, 2],
          [s * 28, 20, "corner"],
        ]),
        wing,
        { line: 3.4 },
      )
    ),
    thing(
      "dragon body",
      "skin",
      mirrored([[0, -24], [28, -14], [36, 18], [26, 44], [0, 50]]),
      colour,
      {
        marks: [
          mark("light", ellipse([0, 20], 20, 30), belly),
          ...[4, 18, 32].map((y) =>
            mark("shade", ribbon([[-20, y], [20, y]], [1.4, 1.4]), shift(belly, { l: -0.12 }))
          ),
        ],
      },
    ),
    ...[-16, 16].map((x) =>
      thing("dragon foot", "skin", ellipse([x, 50], 13, 8), colour, { line: 3 })
    ),
    ...[-1, 1].map((s) =>
      thing(
        "dragon horn",
        "stone",
        smooth([[s * 12, -82], [s * 20, -108, "corner"], [s * 30, -80]]),
        belly,
        { line: 3 },
      )
    ),
    thing(
      "dragon head",
      "skin",
      mirrored([[0, -94], [30, -86], [42, -62], [36, -38], [16, -26], [0, -24]]),
      colour,
      {
        marks: [mark("light", ellipse([0, -38], 24, 14), mix(colour, WHITE, 0.35), 2)],
      },
    ),
    ...twoEyes("dragon", [0, -64], 18, 9),
    ...[-7, 7].map((x) =>
      thing("dragon nostril", "skin", ellipse([x, -42], 2.6, 3), INK, { line: 0 })
    ),
    line("dragon mouth", "prop", curve([[-14, -33], [0, -28], [14, -33]], 3), INK, [2.6, 2.6]),
  ];
}

/** A friendly ghost. */
export function ghost(colour: Colour): Item[] {
  const hem: Point[] = Array.from({ length: 25 }, (_, i) => {
    const t = 1 - i / 24;
    return [(t - 0.5) * 104, 46 + Math.sin(t * Math.PI * 7) * 9];
  });
  return [
    glow({
      name: "ghost light",
      role: "prop",
      centre: [0, -10],
      radius: 104,
      colour: mix(colour, WHITE, 0.5),
      strength: 0.5,
    }),
    thing(
      "ghost",
      "cloth",
      [
        ...smooth([[-52, 46, "corner"], [-50, -30], [-28, -68], [0, -76], [28, -68], [50, -30], [
          52,
          46,
          "corner",
        ]]).slice(0, -1),
        ...hem,
      ],
      mix(colour, WHITE, 0.3),
      { opacity: 0.92 },
    ),
    ...[-1, 1].map((s) =>
      thing(
        "ghost arm",
        "cloth",
        smooth([[s * 46, -16], [s * 72, -24], [s * 78, -8], [s * 50, 10]]),
        mix(colour, WHITE, 0.3),
        { line: 3 },
      )
    ),
    ...twoEyes("ghost", [0, -26], 17, 9),
    thing("ghost mouth", "skin", ellipse([0, -2], 8, 10), { l: 0.4, c: 0.08, h: 320 }, { line: 0 }),
    ...[-1, 1].map((s) =>
      thing("ghost cheek", "skin", ellipse([s * 30, -10], 8, 5), PINK, { line: 0, opacity: 0.7 })
    ),
  ];
}
