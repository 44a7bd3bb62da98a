/** @module Parts that sitting figures share. */
import { points } from "../../geometry/coordinates.ts";
import { type Body, type Figure, type Part, throat } from "./figure.ts";
import { frontForeleg } from "./front_foreleg.ts";
import { mapped } from "./mapped_figure.ts";
import { paw } from "./limbs.ts";
import { tailOf } from "./tail.ts";
import { type Knot, mirrored, smooth } from "../../geometry/shapes.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Point } from "../../scene.ts";

/** Seen from the front. */
export function sittingFront(body: Body): Figure {
  const { random } = body, girth = seatedGirth(body);
  const lean = random.between(-4, 4);
  const shoulders = girth ** 0.5 * Math.min(1, 1 + UNDER_HEAD * (body.head - 1));
  const half = frontTorso(girth, shoulders);
  const wraps = wrapsTail(body);
  const left = frontForeleg("left", girth, { shoulders });
  const right = frontForeleg("right", girth, { shoulders });
  const torso: Part = {
    name: "torso",
    kind: "torso",
    outline: mirrored(half),
    axis: [[0, -235], [0, -120], [0, 0]],
    widths: [52, 76 * girth, 74 * girth, 82 * girth, 94 * girth],
    stripes: "both",
    volume: 0.7,
  };
  const head = {
    at: [lean, -203 - 94 * body.head] as Point,
    ...tilted(body),
    yaw: random.between(-0.3, 0.5),
  };
  return swaying({
    view: "front",
    back: wraps ? [] : [sittingTail(body)],
    torso: [torso],
    limbs: [
      ...haunch("right", girth),
      ...haunch("left", girth),
      left.foreleg,
      right.foreleg,
      left.forepaw,
      right.forepaw,
      ...(wraps ? [wrappedTail(body)] : []),
    ],
    front: [],
    head,
    chest: throat(head, { scale: 1.02 }),
    neck: throat(head),
    shoulders: { at: [0, -170], turn: 0, scale: 1 },
    cloak: { behind: mirrored(cloakHalf(girth)) },
    hand: { at: [46 * girth, -96], turn: 0.12, scale: 1, raised: false },
    rest: { left: -124 * girth, right: 134 * girth, lift: 0 },
    dressed: { torso: "torso", sleeves: ["left foreleg", "right foreleg"] },
  }, random.chance(0.5) ? 1 : -1);
}

/** How far hips and shoulders go to either side of a body whose weight is on one of them, and how much one shoulder is
 * lower: in units, and in units for each of the way aside. Above this height the sway begins anew. */
const SWAY = { aside: 7, tilt: 0.05, height: 250 };

/** The figure with its weight on one hip: its spine is a slight S. */
function swaying(figure: Figure, side: -1 | 1): Figure {
  return mapped(figure, ([x, y]) => {
    const up = -y / SWAY.height;
    return [
      x + side * SWAY.aside * Math.sin(2 * Math.PI * Math.min(1, up)),
      y + side * SWAY.tilt * x * smoothstep(0.3, 0.7, up) * (1 - smoothstep(0.8, 1, up)),
    ];
  });
}

/** How much narrower than its seat the shoulders under a small head are, for each share that it lacks of an ordinary one;
 * what is stout is wide in its seat first. */
const UNDER_HEAD = 0.38;

/** How much of its girth a body loses under a head of no size at all: a small head on broad haunches is a pear. */
const UNDER_SMALL_HEAD = 0.27;

/** Of what is slim the seat is slimmer than the rest, as a power of its girth; of what is stout, too: its belly is the
 * widest, and broad haunches below it would be a skirt. */
const SLIM_SEAT = 1.15, STOUT_SEAT = 0.6;

/** The girth of a body that sits: in style with its head. */
export function seatedGirth({ girth, head }: Body): number {
  const seat = girth ** (girth < 1 ? SLIM_SEAT : STOUT_SEAT);
  return seat * (1 - UNDER_SMALL_HEAD * Math.max(0, 1 - head));
}

/** A head a little to one side, 3 to 7 degrees. */
export function tilted({ random, head }: Body): { turn: number; scale: number } {
  return { turn: random.between(0.05, 0.12) * (random.chance(0.5) ? 1 : -1), scale: head };
}

/** Right half of a seated torso, from the throat down. */
function frontTorso(girth: number, shoulders: number): Knot[] {
  const waist = (girth + shoulders) / 2;
  return [
    [0, -252],
    [50, -252],
    [71 * shoulders, -222],
    [84 * shoulders, -190],
    [87 * shoulders, -157],
    [79 * waist, -122],
    [77 * waist, -100],
    [93 * girth, -74],
    [113 * girth, -44],
    [115 * girth, -20],
    [98 * girth, -5],
    [60 * girth, -4],
    [0, -6],
  ];
}

/** Right half of a cloak that hangs from the shoulders to the ground. */
function cloakHalf(girth: number): Knot[] {
  return [
    [0, -240],
    [52, -236],
    [104 * girth, -170],
    [142 * girth, -80],
    [168 * girth, -8, "corner"],
    [120 * girth, 2],
    [60 * girth, -6],
    [0, 2],
  ];
}

/** The right thigh, from where its knee begins in the flank down to the paw and back along the hip, and the share of
 * it that is seen as a line: the hip goes over into the back. */
const THIGH: readonly Knot[] = points(
  "70 -109, 64 -97, 60 -74, 59 -46, 66 -22, 82 -8, 98 -9, 109 -24, 103 -48, 83 -76",
);
const KNEE = 0.44;

/** Thigh and hind paw of one side. */
function haunch(side: "left" | "right", girth: number): Part[] {
  const s = side === "left" ? -1 : 1;
  const x = 80 * girth * s;
  const outline = smooth(THIGH.map(([x, y]): Knot => [x * girth * s, y]));
  const thigh: Part = {
    name: `${side} thigh`,
    kind: "thigh",
    outline,
    contour: outline.slice(0, Math.round(outline.length * KNEE)),
    axis: [[x, -116], [x, 0]],
    widths: [34 * girth, 40 * girth],
    stripes: s > 0 ? "left" : "right",
    volume: 0.4,
  };
  return [thigh, paw(`${side} hind paw`, [91 * girth * s, -15], 32, { flat: 0.5 })];
}

/** How often a cat that only sits lays its tail around its paws, if no long hair would hide them. */
const WRAPPING = 0.35;

function wrapsTail(body: Body): boolean {
  const { spec, tail, holding, random } = body;
  const isFree = !tail.way && !tail.isBob && !tail.isBushy && !tail.isCrooked && !holding;
  const isSleek = spec.coat.length !== "fluffy" && spec.coat.length !== "medium";
  return random.chance(WRAPPING) && isFree && isSleek && spec.pose === "sitting" &&
      spec.view !== "behind" && !spec.costume || isAsked(body);
}

function isAsked({ spec }: Body): boolean {
  return spec.features?.includes("tail around its paws") ?? false;
}

/** The tail from behind the hip along the ground before the paws of one side, its tip up. */
function wrappedTail(body: Body): Part {
  const { girth } = body, hip = 104 * girth;
  const way: Knot[] = [
    [hip, -34],
    [hip + 3, -16],
    [hip - 18, -7],
    [hip - 52, -8],
    ...(isAsked(body) ? points("8 -7, -44 -7, -74 -18") : points("24 -11, 2 -24")),
  ];
  return tailOf(body, { ways: [way], low: way, thickness: 15 });
}

/** One of three ways to carry the tail: a hook, a question mark, or low along the ground. */
function sittingTail(body: Body): Part {
  const { girth } = body;
  const hip = 72 * girth;
  const ways: Knot[][] = [
    [[hip, -26], [hip + 62, -24], [hip + 108, -62], [hip + 108, -118], [hip + 78, -158], [
      hip + 84,
      -196,
    ]],
    [[hip, -30], [hip + 58, -40], [hip + 80, -98], [hip + 66, -158], [hip + 76, -206], [
      hip + 106,
      -236,
    ]],
    [[hip - 10, -20], [hip + 60, -16], [hip + 116, -26], [hip + 142, -66], [hip + 112, -92], [
      hip + 88,
      -70,
    ]],
  ];
  return tailOf(body, {
    ways,
    bushy: 2,
    low: [[hip - 10, -20], [hip + 56, -14], [hip + 112, -14], [hip + 156, -26]],
    thickness: 22,
    swell: 1.55,
  });
}
