/** @module On stiff legs, the back a bow, the tail a brush: a frightened or furious cat. */
import { knots, points } from "../../geometry/coordinates.ts";
import { type Body, type Figure, type Part, throat } from "../body/figure.ts";
import { jointedLeg, type Limb } from "../body/jointed_leg.ts";
import { onLegs } from "../body/leg_length.ts";
import { joints } from "../body/jointed_limb.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { tailOf } from "../body/tail.ts";
import { smooth } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";

export const pose: PoseEntry = {
  words:
    "arched back, arched, arching its back, arching his back, arching her back, arches its back, back arched, its back arched, with an arched back, with arched back, hunched up halloween cat, halloween cat pose, halloween pose, bristling, bristled, puffed up, hackles raised, raised hackles, hissing, hisses, hiss, hissed, spitting, spits, on tiptoe with arched back, scaredy cat pose",
  verb: "arches its back",
  drawnAs: "with its back arched",
  moods: ["scared", "angry"],
  face: { mouth: "snarl", ears: { out: 0.5, flat: 0.3 } },
  hidesClothes: true,
  figure: archedBack,
};

/** Stiff legs, the hind ones drawn near to the fore ones. */
const NEAR_HIND: Limb = {
  joints: joints(
    "-92 -170 42 42, -88 -122 40 42, -82 -88 28 34, -96 -60 21 20, -106 -40 16 15, -100 -14 15 15",
  ),
};
const FAR_HIND: Limb = {
  joints: joints(
    "-64 -160 36 36, -58 -112 32 36, -50 -84 24 28, -60 -60 19 18, -68 -42 15 14, -60 -20 14 14",
  ),
};
const NEAR_FORE: Limb = {
  joints: joints("84 -170 36 36, 76 -110 30 28, 82 -70 20 20, 84 -36 16 16, 84 -14 16 16"),
};
const FAR_FORE: Limb = {
  joints: joints("66 -160 32 32, 54 -108 26 26, 50 -70 18 18, 46 -40 15 15, 46 -20 15 15"),
};

/** From the side, the head low before the chest. */
function archedBack(body: Body): Figure {
  const { girth } = body;
  const torso = bow(girth);
  const head = {
    at: [150, -112 - 46 * body.head] as Point,
    turn: 0.08,
    scale: body.head * 0.86,
    yaw: 0.4,
  };
  const figure: Figure = {
    view: "side",
    back: [
      tailOf({
        ...body,
        tail: { ...body.tail, width: body.tail.width * 1.55, isKittens: false },
      }, {
        ways: [
          [[-124, -160], [-172, -222], [-186, -300], [-206, -372]],
          [[-124, -160], [-180, -212], [-202, -286], [-190, -366]],
        ],
        thickness: 21,
        swell: 1.25,
      }),
      ...jointedLeg("far hind", FAR_HIND, torso.outline),
      ...jointedLeg("far fore", FAR_FORE, torso.outline),
    ],
    torso: [torso],
    limbs: [
      ...jointedLeg("near hind", NEAR_HIND, torso.outline),
      ...jointedLeg("near fore", NEAR_FORE, torso.outline),
    ],
    front: [],
    head,
    chest: throat(head, { turn: -0.12, scale: 0.6 }),
    neck: throat(head, { turn: 0.3, scale: 0.92 }),
    shoulders: { at: [-24, -306], turn: -1.5, scale: 0.85 },
    cloak: {
      over: smooth(
        knots(
          "128 -210, 64 -306, -12 -342, -96 -290, -158 -180, -176 -112!, -120 -108, -64 -128, 0 -150!, 60 -150, 104 -164",
        ),
      ),
    },
    hand: { at: [104, -80], turn: 0.3, scale: 1, raised: false },
    rest: { left: -128, right: 128, lift: 0 },
    dressed: { torso: "torso", sleeves: ["near foreleg", "far foreleg"] },
  };
  return onLegs(figure, body.leg);
}

/** The trunk as a high bow over a drawn-in belly. */
function bow(girth: number): Part {
  const belly = (y: number) => y + 18 * (girth - 1) * 4;
  return {
    name: "torso",
    kind: "torso",
    outline: smooth([
      ...points(
        "-140 -128, -128 -206, -84 -288, -14 -330, 58 -304, 106 -240, 132 -176, 118 -108, 66 -94",
      ),
      [20, belly(-146)],
      [-30, belly(-152)],
      [-78, belly(-92)],
      [-128, -84],
    ]),
    axis: [[-132, -130], [-78, -208], [-8, -242], [66, -214], [112, -144]],
    widths: [40, 58 * girth, 78 * girth, 64, 44],
    stripes: "left",
    volume: 0.7,
  };
}
