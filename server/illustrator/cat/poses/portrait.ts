/** @module Head and shoulders, close. */
import { type Body, type Figure, type Part, throat } from "../body/figure.ts";
import { type Joint, jointedLimb } from "../body/jointed_limb.ts";
import { leg, paw } from "../body/limbs.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { tilted } from "../body/sitting_figure.ts";
import { mirrored } from "../../geometry/shapes.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Point } from "../../scene.ts";
import { says } from "../../vocabulary/term.ts";

export const pose: PoseEntry = {
  terms: [
    says(
      { pose: "portrait" },
      "portrait, headshot, head shot, close up, closeup, close up of, bust, face only, profile picture, avatar, mugshot, head and shoulders, head and shoulders portrait, shoulders up, just the head, just head and shoulders, just its face, just the face, just his face, just her face, just a face, only the face, only the head, face shot, face close up, extreme close up, extreme closeup, macro shot, half body, half length, waist up, chest up, portrait shot, pfp, profile pic, profile photo, passport photo, id photo, bust portrait, cameo portrait, mug shot, head only, portrait of, official portrait, studio portrait, formal portrait, royal portrait, memorial portrait, school photo, linkedin photo, yearbook photo, discord avatar, zoomed in, face portrait, tight shot",
      { weak: true },
    ),
    says(
      { pose: "portrait" },
      "full body, full body shot, whole body, full length, full shot, head to tail, full figure, whole cat, entire body, head to toe, full body portrait, full length portrait, fullbody, full-body, full-length, whole figure, wide view",
      { denied: true },
    ),
  ],
  weight: 12,
  figure: portrait,
};

/** However stout a cat is, its shoulders end not far beside its cheeks. */
const MOST_GIRTH = 1.34;

/** How far the shoulders of a bust that turns lie behind its head, in units. */
const ASIDE = 46;

/** A bust, from the front or half from the side; the picture cuts it off below the chest. */
function portrait(body: Body): Figure {
  const { random } = body;
  return bust(body, random.chance(0.5) ? 0 : random.between(0.5, 1));
}

/** What is near is large: a small head grows by this share of an ordinary one. */
const LEAST_HEAD = 0.45;

/** A small head has narrow shoulders, but not as small: a slim cat has a neck that widens, no pole. */
const BROAD = 0.6, LEAST_GIRTH = 0.78;

function bust(body: Body, aside: number): Figure {
  const { random } = body;
  const girth = Math.max(LEAST_GIRTH, Math.min(MOST_GIRTH, body.girth)) *
    (1 + BROAD * (body.head - 1));
  const behind = ([x, y]: Point): Point => [
    x - ASIDE * aside * smoothstep(-236, -40, y) * (x < 0 ? 1 : 0.55),
    y,
  ];
  const torso: Part = {
    name: "torso",
    kind: "torso",
    outline: mirrored([
      [0, -254],
      [54, -248],
      [80 * girth, -214],
      [108 * girth, -172],
      [129 * girth, -122],
      [135 * girth, -70],
      [131 * girth, -20],
      [134 * girth, 20],
      [0, 24],
    ]).map(behind),
    axis: [[0, -240], [0, -100], [0, 20]],
    widths: [60, 132 * girth, 150 * girth],
    stripes: "both",
    volume: 0.6,
  };
  const head = {
    at: [0, -290] as Point,
    turn: tilted(body).turn,
    scale: Math.max(body.head, LEAST_HEAD + (1 - LEAST_HEAD) * body.head),
    yaw: aside > 0 ? 0.25 + 0.5 * aside : random.between(-0.4, 0.4),
  };
  return {
    view: "front",
    back: [],
    torso: [torso],
    limbs: SIDES.filter((side) => side < 0 || !body.holding).map((side) =>
      foreleg(side, girth, behind)
    ),
    front: body.holding
      ? [
        leg("raised foreleg", [[112, 10], [150, -60], [158, -104]], [40, 34, 31], { bare: 0.1 }),
        paw("raised forepaw", [160, -118], 42, { flat: 0.9 }),
      ]
      : [],
    head,
    chest: throat(head, { scale: 1.25 * Math.min(1, head.scale) }),
    neck: throat(head, { scale: 1.12 }),
    shoulders: { at: [0, -170], turn: 0, scale: 1.15 },
    cloak: {
      behind: mirrored([[0, -250], [62, -246], [128 * girth, -190], [176 * girth, -90], [
        200 * girth,
        24,
        "corner",
      ], [0, 24]]).map(behind),
    },
    hand: { at: [160, -122], turn: 0.2, scale: 1.1, raised: true },
    rest: { left: -150, right: 150, lift: 0 },
    dressed: {
      torso: "torso",
      sleeves: body.holding ? ["left foreleg"] : ["left foreleg", "right foreleg"],
    },
    bust: true,
  };
}

const SIDES = [-1, 1] as const;

/** The right foreleg of a bust of average girth, from the shoulder over the elbow to where the picture ends. */
const FORELEG: readonly Joint[] = [
  [58, -150, 36, 40],
  [66, -104, 37, 37],
  [60, -54, 32, 31],
  [50, -12, 28, 29],
  [45, 26, 27, 28],
];

/** The share of each side of it without a line: its outer side comes out of the flank at the elbow, its inner side out of
 * the chest; and its volume: it is one with the chest. */
const BARE = { inner: 0.2, outer: 0.14 }, FLAT = 0.6;

function foreleg(side: -1 | 1, girth: number, behind: (at: Point) => Point): Part {
  const joints = FORELEG.map(([x, y, outer, inner]): Joint => {
    const [bx, by] = behind([side * x * girth, y]);
    return side > 0
      ? [bx, by, outer * girth, inner * girth]
      : [bx, by, inner * girth, outer * girth];
  });
  const limb = jointedLimb(side < 0 ? "left foreleg" : "right foreleg", joints, {
    bare: side > 0
      ? { front: BARE.outer, back: BARE.inner }
      : { front: BARE.inner, back: BARE.outer },
  });
  return { ...limb, volume: FLAT };
}
