/** @module Behind a tree: a trunk as high as the picture needs, its crown above the cats, which look out beside it. */
import { shift } from "../../colour/colour.ts";
import { boundsOf, type Box, heightOf, widthOf } from "../../geometry/measure.ts";
import { ellipse, leaf, smooth } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";
import { thing as part } from "../../wardrobe/prop_art.ts";
import type { ThingOnStage } from "../actors.ts";

/** Trees with a trunk that hides who stands behind it. */
const TRUNKED = /^(?:(?:apple|lemon|orange|bare|palm) )?tree$/;

/** Whether who is behind it is behind its trunk. */
export function hasTrunk({ prop }: ThingOnStage): boolean {
  return TRUNKED.test(prop);
}

/** Shares of the width and the height of those behind it: half a trunk, and where its crown begins and ends. */
const TRUNK = { half: 0.24, least: 74, most: 110 }, CROWN = { from: 1.12, to: 1.9, wide: 1.25 };

const BARK = { l: 0.47, c: 0.06, h: 55 }, LEAVES = { l: 0.6, c: 0.13, h: 140 };

/** The tree drawn with a trunk before those who are behind it, its foot at the origin. Answers half its width there. */
export function growTrunk(tree: ThingOnStage, behind: Box): number {
  const high = heightOf(behind), wide = widthOf(behind);
  const half = Math.min(TRUNK.most, Math.max(TRUNK.least, wide * TRUNK.half)) *
    (isPalm(tree) ? SLIM : 1);
  const top = -high * (CROWN.from + 0.3);
  const trunk: Point[] = [
    [-half * 1.5, 0],
    [-half * 1.02, -high * 0.2],
    [-half * 0.9, -high * 0.7],
    [-half, top],
    [half, top],
    [half * 0.92, -high * 0.7],
    [half * 1.04, -high * 0.2],
    [half * 1.6, 0],
    [half * 0.5, 10],
    [-half * 0.5, 10],
  ];
  const knot = part(
    "knot",
    "wood",
    ellipse([half * 0.2, -high * 0.56], half * 0.24, half * 0.34),
    shift(BARK, { l: -0.1 }),
    { volume: 0.2 },
  );
  const crown = tree.prop === "bare tree"
    ? []
    : isPalm(tree)
    ? frondsOf(high, wide)
    : crownOf(tree, { high, half: wide * CROWN.wide / 2 });
  tree.items = [part("trunk", "wood", smooth(trunk), BARK), knot, ...crown];
  tree.one = tree.items;
  tree.box = boundsOf(tree.items);
  return half;
}

/** How much slimmer the trunk of a palm is. */
const SLIM = 0.72;

function isPalm({ prop }: ThingOnStage): boolean {
  return prop === "palm tree";
}

/** Fronds to all sides, the hanging ones first: where their tips are, as shares of the width and the height. */
function frondsOf(high: number, wide: number) {
  const from: Point = [0, -high * (CROWN.from + 0.26)];
  const tips: readonly Point[] = [[-1, 0.02], [1, 0.02], [-0.8, -0.3], [0.8, -0.3], [-0.34, -0.5], [
    0.34,
    -0.5,
  ]];
  return tips.map(([x, y], i) =>
    part(
      `frond ${i + 1}`,
      "plant",
      leaf(from, [x * wide, from[1] + y * high], wide * 0.13),
      shift(LEAVES, { l: (i % 3) * 0.03 - 0.03 }),
    )
  );
}

/** Leaves above the cats, and the fruit of the tree. */
function crownOf({ prop }: ThingOnStage, { high, half }: { high: number; half: number }) {
  const [low, up] = [-high * CROWN.from, -high * CROWN.to], middle = (low + up) / 2;
  const lobes: readonly [number, number, number][] = [
    [-0.62, 0.72, 0.5],
    [0.62, 0.7, 0.5],
    [0, 0.36, 0.72],
  ];
  const leaves = lobes.map(([x, y, r], i) =>
    part(
      `crown ${i + 1}`,
      "plant",
      ellipse([x * half, up + (low - up) * y], r * half, (low - up) * 0.46),
      shift(LEAVES, { l: i * 0.02 - 0.02 }),
    )
  );
  const colour = FRUIT[prop];
  const fruit = !colour ? [] : [-0.7, -0.2, 0.3, 0.76].map((x, i) =>
    part(
      `fruit ${i + 1}`,
      "plant",
      ellipse([x * half, middle + (i % 2 ? 40 : 90)], 24, 24),
      colour,
    )
  );
  return [...leaves, ...fruit];
}

const FRUIT: Readonly<Record<string, typeof BARK>> = {
  "apple tree": { l: 0.58, c: 0.2, h: 27 },
  "lemon tree": { l: 0.88, c: 0.16, h: 100 },
  "orange tree": { l: 0.74, c: 0.17, h: 60 },
};
