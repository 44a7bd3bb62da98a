/** @module A pile of fallen leaves. */
import { type Colour, shift } from "../../colour/colour.ts";
import { leaf, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Item, Mark, Point } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";
import { says } from "../../vocabulary/term.ts";
import { knots } from "../../geometry/coordinates.ts";

export const prop: PropEntry = {
  terms: [says(
    { prop: "leaf pile", season: "autumn" },
    "pile of leaves, a pile of leaves, a heap of leaves, a big pile of leaves, leaf pile, piles of leaves, heap of leaves, pile of autumn leaves, pile of fall leaves, pile of fallen leaves, heap of autumn leaves, autumn leaf pile",
    { isPlural: false },
  )],
  anchors: { rim: { y: 0.36, left: 0.14, right: 0.86 } },
  spot: "ground",
  half: 128,
  colour: { l: 0.66, c: 0.15, h: 52 },
  draw: leafPile,
};

/** Turns of hue and changes of lightness of the leaves of one pile. */
const TONES = [[0, 0], [26, 0.1], [-20, -0.08], [38, 0.14], [-8, 0.04], [14, -0.05]] as const;

/** Leaves on the heap: places, and turns in radians. */
const LEAVES: readonly (readonly [x: number, y: number, turn: number])[] = [
  [-92, -16, 0.4],
  [-62, -38, -0.5],
  [-78, -6, 2.6],
  [-34, -62, 0.9],
  [-40, -20, 0.1],
  [-8, -78, -0.8],
  [-10, -44, 2.4],
  [4, -12, -0.3],
  [26, -62, 0.6],
  [34, -30, 1.9],
  [58, -46, -0.7],
  [62, -12, 0.2],
  [90, -18, 2.9],
  [-22, 0, 1.2],
  [38, 0, 2.2],
];

/** Leaves that lie around it. */
const LOOSE: readonly (readonly [x: number, y: number, turn: number])[] = [
  [-124, 2, 0.2],
  [118, 4, 2.8],
  [-104, 10, 1],
];

function leafPile(colour: Colour): Item[] {
  const tone = (i: number) => {
    const [h, l] = TONES[i % TONES.length]!;
    return shift(colour, { h, l });
  };
  const heap = smooth(
    knots(
      "-118 6!, -104 -20, -84 -26!, -66 -56, -44 -62!, -26 -88, -4 -84!, 14 -96, 32 -76!, 58 -66, 68 -46!, 92 -38, 98 -18!, 118 6!, 60 14, -60 14",
    ),
  );
  const leaves = LEAVES.flatMap(([x, y, turn], i): Mark[] => [
    mark("detail", blade([x, y], turn, 44, 15), tone(i + 1)),
    mark("shade", blade([x, y], turn, 40, 1.6), shift(tone(i + 1), { l: -0.14 })),
  ]);
  return [
    thing("leaf pile", "plant", heap, shift(colour, { l: -0.06 }), { volume: 0.7, marks: leaves }),
    ...LOOSE.map(([x, y, turn], i) =>
      thing(`leaf ${i + 1}`, "plant", blade([x, y], turn * 0.2, 40, 8), tone(i + 3), {
        volume: 0,
        line: 2,
      })
    ),
  ];
}

/** A leaf around its middle. */
function blade([x, y]: Point, turn: number, long: number, wide: number): Point[] {
  const dx = Math.cos(turn) * long / 2, dy = Math.sin(turn) * long / 2;
  return leaf([x - dx, y - dy], [x + dx, y + dy], wide);
}
