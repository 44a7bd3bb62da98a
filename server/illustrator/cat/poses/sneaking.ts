/**
 * @module On the tips of its toes, bent forward, both forepaws hanging before it: a burglar's walk.
 */
import { points } from "../../geometry/coordinates.ts";
import { type Body, type Figure, type Part, throat } from "../body/figure.ts";
import { cloakOver } from "../body/four_legs.ts";
import { jointedLeg, type Limb } from "../body/jointed_leg.ts";
import { onLegs } from "../body/leg_length.ts";
import { mapped } from "../body/mapped_figure.ts";
import { joints } from "../body/jointed_limb.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { tailOf } from "../body/tail.ts";
import { smooth } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";

export const pose: PoseEntry = {
  words:
    "stealing, steals, stole, caught stealing, nabbing, nabs, nicking, nicks, nicked, pilfering, filching, sneaking, sneaks, sneak, tiptoeing, tiptoes, tiptoe, tip toeing, tip toes, sneaking past, sneaking up on, sneaking around, sneaking out, sneaking in, creeping, creeps, creeping up, slinking, slinks, slinking away, skulking, prowling, prowls, prowl, prowled, on the prowl, stalking, stalks, stalked, stalk, stealthy, stealthily, in stealth mode",
  nearest: "spying, burgling, stealing, robbing",
  verb: "sneaks along",
  drawnAs: "sneaking",
  onFoot: true,
  face: { look: [0.9, 0.1] },
  figure: sneaking,
};

const NEAR_HIND: Limb = {
  joints: joints(
    "-102 -140 54 46, -92 -106 54 50, -80 -76 34 38, -98 -54 23 22, -112 -38 18 16, -104 -14 17 16",
  ),
};
const FAR_HIND: Limb = {
  joints: joints(
    "-88 -134 40 38, -96 -100 36 38, -104 -76 28 32, -132 -56 21 20, -152 -40 17 15, -150 -18 16 15",
  ),
};
const NEAR_FORE: Limb = {
  joints: joints("90 -142 40 38, 108 -98 33 30, 144 -92 22 21, 170 -80 18 18, 176 -66 17 17"),
  turn: 0.5,
};
const FAR_FORE: Limb = {
  joints: joints("84 -138 34 34, 66 -92 27 27, 62 -60 20 20, 54 -38 17 17, 50 -18 16 16"),
};

/** A trunk stretched low, the shoulder blades above the back. */
function lowTorso(girth: number): Part {
  const thick = (y: number) => -126 + (y + 126) * girth;
  return {
    name: "torso",
    kind: "torso",
    outline: smooth([
      [-162, -124],
      [-150, thick(-160)],
      [-112, thick(-186)],
      [-60, thick(-182)],
      [2, thick(-162)],
      ...points("54 -180, 98 -190, 146 -180, 166 -142, 148 -104, 112 -80"),
      [66, thick(-66)],
      [10, thick(-70)],
      [-44, thick(-82)],
      [-100, thick(-88)],
      [-146, -94],
    ]),
    axis: [[-154, -126], [-58, -130], [50, -124], [134, -142]],
    widths: [42, 50 * girth, 56 * girth, 42],
    stripes: "left",
    volume: 0.7,
  };
}

/** Low on four legs, a forepaw lifted in mid-step, the tail level. */
function sneaking(body: Body): Figure {
  const { girth } = body;
  const torso = lowTorso(girth);
  const head = {
    at: [152 + 14 * body.head, -146 - 24 * body.head] as Point,
    turn: 0.06,
    scale: body.head * 0.94,
    yaw: 0.95,
  };
  return onLegs(
    drawnUp({
      view: "side",
      back: [
        ...jointedLeg("far hind", FAR_HIND, torso.outline),
        ...jointedLeg("far fore", FAR_FORE, torso.outline),
      ],
      torso: [torso],
      limbs: [
        tailOf(body, {
          ways: [
            [[-148, -152], [-200, -140], [-246, -160], [-256, -212], [-288, -246]],
            [[-148, -152], [-204, -138], [-252, -148], [-280, -192], [-262, -238]],
          ],
          low: [[-148, -150], [-196, -120], [-232, -96], [-284, -100]],
          thickness: 19,
        }),
        ...jointedLeg("near hind", NEAR_HIND, torso.outline),
        ...jointedLeg("near fore", NEAR_FORE, torso.outline),
      ],
      front: [],
      head,
      chest: { at: [118, -138], turn: -0.12, scale: 0.5 },
      neck: throat(head, { turn: 0.15, scale: 0.9 }),
      shoulders: { at: [-52, -176], turn: -1.35, scale: 0.9 },
      cloak: { over: cloakOver(girth) },
      hand: { at: [160, -60], turn: 0.3, scale: 1, raised: false },
      rest: { left: -150, right: 150, lift: 0 },
      dressed: { torso: "torso", sleeves: ["near foreleg", "far foreleg"] },
    }),
    body.leg,
  );
}

/** How long the figure is against one that stands. */
const LENGTH = 0.88;

function drawnUp(figure: Figure): Figure {
  return mapped(figure, ([x, y]) => [x * LENGTH, y]);
}
