/** @module A cat that sits like a loaf of bread. */
import { knots, points } from "../../geometry/coordinates.ts";
import { type Body, type Figure, type Part, throat } from "../body/figure.ts";
import { paw } from "../body/limbs.ts";
import { resting } from "../body/low_figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { tilted } from "../body/sitting_figure.ts";
import { tailOf } from "../body/tail.ts";
import { type Knot, smooth } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";

export const pose: PoseEntry = {
  words:
    "loaf, loafing, loafed, loaf position, catloaf, cat loaf, bread loaf, loafs, loaf shape, loaf mode, catloafing, loafy, tucked paws, paws tucked, tucked in paws, hovercat, meatloaf, sitting like a loaf, chicken pose, paws folded under, paws tucked under its chest, tucked its paws, full loaf",
  nearest:
    "hatching, brooding, nesting, huddled, huddles, huddling, hunkered down, bundled up, settled down, purrito, blanket burrito, sits comfortably",
  verb: "sits like a loaf of bread",
  drawnAs: "as a loaf",
  weight: 2,
  hidesClothes: true,
  isRest: true,
  turns: true,
  figure: loaf,
};

/** A loaf: paws tucked in, tail around. */
function loaf(body: Body): Figure {
  const { girth, random } = body;
  const x = (value: number) => value * (0.45 + 0.55 * girth);
  const torso: Part = {
    name: "torso",
    kind: "torso",
    outline: smooth([
      [98, -184],
      [52, -178],
      [4, -170],
      [x(-58), -175],
      [x(-128), -162],
      [x(-184), -116],
      [x(-205), -56],
      [x(-184), -10],
      ...points("-110 0, 40 0, 96 -4, 136 -32, 156 -82, 144 -134"),
    ]),
    axis: [[x(-198), -88], [-70, -98], [40, -88], [140, -80]],
    widths: [74, 98, 96, 70],
    stripes: "left",
    volume: 0.75,
  };
  const wrapped: Knot[] = [
    [x(-172), -54],
    [x(-208), -34],
    [x(-188), -10],
    ...points("-116 -8, -44 -14, -8 -22"),
  ];
  const head = {
    at: [96, -168 - 44 * body.head] as Point,
    ...tilted(body),
    yaw: random.between(-0.2, 0.65),
  };
  return {
    view: "side",
    back: [],
    torso: [torso],
    limbs: [
      resting(x(-114), -56, 76, 52),
      tailOf(body, { ways: [wrapped], thickness: 13, swell: 1.25 }),
      paw("left forepaw", [44, -14], 30, { flat: 0.56 }),
      paw("right forepaw", [102, -14], 30, { flat: 0.56 }),
    ],
    front: [],
    head,
    chest: throat(head, { scale: 0.66 }),
    neck: throat(head),
    shoulders: { at: [-66, -158], turn: -1.2, scale: 0.9 },
    cloak: {
      over: smooth([
        [104, -160],
        [20, -206],
        [x(-92), -204],
        [x(-178), -156],
        [x(-218), -68],
        [x(-212), -10, "corner"],
        ...knots("-120 -26, -60 -14, -6 -30!, 10 -90, 60 -130"),
      ]),
    },
    hand: { at: [128, -40], turn: 0.3, scale: 0.9, raised: false },
    rest: { left: x(-200), right: 150, lift: 0 },
    dressed: { torso: "torso", sleeves: [] },
  };
}
