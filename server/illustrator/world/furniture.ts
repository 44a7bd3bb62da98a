/** @module What stands and hangs in a room: plants, lamps, books, pictures, rugs. */
import { type Colour, mix, shift } from "../colour/colour.ts";
import { box, ellipse, leaf } from "../geometry/shapes.ts";
import { asPiece, glow, mark, scenery } from "../items.ts";
import type { Random } from "../random.ts";
import type { Item, Mark, Point } from "../scene.ts";
import type { Land } from "./place.ts";
import { points } from "../geometry/coordinates.ts";

/** A potted plant with broad leaves. */
export function houseplant(
  random: Random,
  [x, y]: Point,
  height: number,
  green: Colour,
  pot: Colour,
  depth = 0.3,
): Item[] {
  const w = height * 0.17, top = y - height * 0.36;
  return asPiece(`plant ${Math.round(x)}`, [
    ...[-1.25, -0.8, -0.4, 0, 0.4, 0.8, 1.25].map((lean, i) => {
      const reach = height * random.between(0.48, 0.64);
      const tip: Point = [x + Math.sin(lean) * reach, top - Math.cos(lean) * reach];
      const tone = shift(green, { l: i % 2 ? 0.03 : -0.03 });
      return scenery(
        "house leaf",
        "plant",
        leaf([x, top + 6], tip, height * 0.075, lean * 16),
        tone,
        {
          depth,
          line: 2,
          marks: [
            mark("shade", leaf([x, top + 6], tip, 1.8, lean * 16), shift(tone, { l: -0.08 })),
          ],
        },
      );
    }),
    scenery(
      "pot",
      "stone",
      [[x - w, top], [x + w, top], [x + w * 0.74, y], [x - w * 0.74, y]],
      pot,
      { colourEnd: shift(pot, { l: -0.08 }), volume: 0.4, depth, line: 2.6 },
    ),
    scenery(
      "pot rim",
      "stone",
      box(x - w * 1.1, top - 6, w * 2.2, height * 0.07, 4),
      shift(pot, { l: 0.04 }),
      { depth, line: 2.6 },
    ),
  ]);
}

/** A standing lamp, lit. */
export function floorLamp([x, y]: Point, height: number, shade: Colour, depth = 0.3): Item[] {
  const top = y - height;
  return asPiece("floor lamp", [
    glow({
      name: "lamplight",
      centre: [x, top + 40],
      radius: height * 0.56,
      colour: { l: 0.93, c: 0.1, h: 85 },
      strength: 0.5,
      depth,
    }),
    scenery(
      "lamp stand",
      "metal",
      [[x - 5, top + 50], [x + 5, top + 50], [x + 5, y - 10], [x + 46, y], [x - 46, y], [
        x - 5,
        y - 10,
      ]],
      { l: 0.45, c: 0.04, h: 60 },
      { depth, line: 2 },
    ),
    scenery(
      "lampshade",
      "cloth",
      points("-44 -40, 44 -40, 82 64, -82 64", [x, top]),
      mix(shade, { l: 0.95, c: 0.08, h: 85 }, 0.4),
      { colourEnd: mix(shade, { l: 0.95, c: 0.1, h: 85 }, 0.7), depth, line: 2.6 },
    ),
  ]);
}

/** A shelf board full of books between two uprights. */
export function bookRow(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: (i: number) => Colour,
  depth = 0.6,
): Item[] {
  const items: Item[] = [];
  for (let at = x + 4, i = 0; at < x + width - 16; i++) {
    if (random.chance(0.09)) {
      at += random.between(26, 44);
      continue;
    }
    const w = Math.min(random.between(17, 34), x + width - 4 - at),
      h = height * random.between(0.64, 0.93);
    const tone = colour(random.whole(0, 50)), lean = random.chance(0.08) ? 9 : 0;
    const bands: Mark[] = random.chance(0.6)
      ? [
        mark("detail", box(at - 4, y - h * 0.8, w + 20, 4), shift(tone, { l: 0.15 })),
        mark("detail", box(at - 4, y - h * 0.25, w + 20, 4), shift(tone, { l: 0.15 })),
      ]
      : [];
    items.push(
      scenery(
        "book",
        "cloth",
        [[at + lean, y - h], [at + w + lean, y - h], [at + w, y], [at, y]],
        tone,
        {
          marks: [
            ...bands,
            mark("shade", [[at + w * 0.7 + lean, y - h], [at + w + lean, y - h], [at + w, y], [
              at + w * 0.7,
              y,
            ]], shift(tone, { l: -0.05 })),
          ],
          depth,
        },
      ),
    );
    at += w + 1.5 + lean;
  }
  return items;
}

/** A framed picture: a fish, a paw or hills. */
export function framedPicture(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  frame: Colour,
  grade: Land["grade"],
): Item[] {
  const paper = grade({ l: 0.94, c: 0.03, h: 85 }, 0.3),
    middle: Point = [x + width / 2, y + height / 2],
    size = Math.min(width, height) * 0.3;
  const motifs: (() => Mark[])[] = [
    () => [
      mark("detail", ellipse(middle, size, size * 0.5), grade({ l: 0.66, c: 0.13, h: 235 })),
      mark("detail", [[middle[0] + size * 0.8, middle[1]], [
        middle[0] + size * 1.4,
        middle[1] - size * 0.45,
      ], [middle[0] + size * 1.4, middle[1] + size * 0.45]], grade({ l: 0.6, c: 0.13, h: 235 })),
    ],
    () => [
      mark(
        "detail",
        ellipse([middle[0], middle[1] + size * 0.35], size * 0.55, size * 0.45),
        grade({ l: 0.6, c: 0.1, h: 20 }),
      ),
      ...[-0.75, -0.27, 0.27, 0.75].map((dx) =>
        mark(
          "detail",
          ellipse(
            [middle[0] + dx * size, middle[1] - size * (0.55 - Math.abs(dx) * 0.4)],
            size * 0.2,
            size * 0.26,
          ),
          grade({ l: 0.6, c: 0.1, h: 20 }),
        )
      ),
    ],
    () => [
      mark("detail", box(x, y, width, height), grade({ l: 0.85, c: 0.06, h: 225 })),
      mark(
        "detail",
        ellipse([x + width * 0.3, y + height], width * 0.5, height * 0.45),
        grade({ l: 0.68, c: 0.12, h: 145 }),
      ),
      mark(
        "detail",
        ellipse([x + width * 0.85, y + height], width * 0.5, height * 0.36),
        grade({ l: 0.62, c: 0.12, h: 150 }),
      ),
      mark("detail", ellipse([x + width * 0.72, y + height * 0.3], 13, 13), {
        l: 0.9,
        c: 0.12,
        h: 90,
      }),
    ],
  ];
  return asPiece(`picture ${x} ${y}`, [
    scenery("picture frame", "wood", box(x - 11, y - 11, width + 22, height + 22, 4), frame, {
      depth: 0.7,
      line: 2,
    }),
    scenery("picture", "paper", box(x, y, width, height), paper, {
      marks: random.pick(motifs)(),
      depth: 0.7,
    }),
  ]);
}

/** A round rug seen at a slant. */
export function rug([x, y]: Point, rx: number, colour: Colour): Item[] {
  const ry = rx * 0.2;
  // Woven in, its rings have no edges of their own.
  const rings = [[0.86, 0.09], [0.72, -0.02], [0.45, 0.06]].map(([share, l]) =>
    mark("patch", ellipse([x, y], rx * share!, ry * share!), shift(colour, { l }))
  );
  return [
    scenery("rug", "cloth", ellipse([x, y], rx, ry), colour, { role: "ground", marks: rings }),
  ];
}
