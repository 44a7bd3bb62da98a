/**
 * On the tips of its toes, bent forward, both forepaws hanging before it: a burglar's walk.
 *
 * @module
 */
import { type Body, type Figure, throat } from "../figure.ts";
import { hip, limb, sideTorso } from "../four_legs.ts";
import { onLegs } from "../leg_length.ts";
import { tailOf } from "../limbs.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { cloakOver } from "../four_legs.ts";
import type { Point } from "../../scene.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const pose: PoseEntry = {
  words: [
    says(
      { pose: "sneaking" },
      "sneaking, sneaks, sneak, tiptoeing, tiptoes, tiptoe, tip toeing, tip toes, on tiptoe, on its tiptoes, sneaking past, sneaking up on, sneaking around, sneaking out, sneaking in, creeping, creeps, creeping up, slinking, slinks, slinking away, skulking, prowling, prowls, prowl, prowled, on the prowl, stalking, stalks, stalked, stalk, stealthy, stealthily, in stealth mode",
    ),
    nearest({ pose: "sneaking" }, "spying, burgling, stealing, robbing", { weak: true }),
  ],
  verb: "sneaks along",
  drawnAs: "sneaking",
  onFoot: true,
  face: { look: [0.9, 0.1] },
  figure: sneaking,
};

/** Low on four legs, a forepaw lifted in mid-step, the tail level. */
function sneaking(body: Body): Figure {
  const { girth } = body;
  const head = {
    at: [126, -128 - 28 * body.head] as Point,
    turn: 0.06,
    scale: body.head * 0.94,
    yaw: 0.45,
  };
  return onLegs({
    view: "side",
    back: [
      tailOf(body, {
        ways: [
          [[-128, -130], [-186, -124], [-240, -142], [-290, -128], [-318, -148]],
          [[-128, -130], [-182, -146], [-232, -132], [-280, -150], [-300, -188]],
        ],
        low: [[-124, -124], [-180, -112], [-232, -96], [-284, -100]],
        thickness: 19,
      }),
      ...limb("far hind", { axis: [[-84, -112], [-118, -66], [-146, -28]], paw: [-138, -20] }, [
        36,
        26,
        22,
      ], true),
      ...limb("far fore", { axis: [[70, -112], [56, -66], [40, -26]], paw: [50, -20] }, [
        30,
        26,
        23,
      ], true),
    ],
    torso: [sideTorso(girth)],
    limbs: [
      hip(girth),
      ...limb("near hind", { axis: [[-92, -104], [-62, -62], [-74, -20]], paw: [-62, -14] }, [
        38,
        28,
        23,
      ]),
      ...limb("near fore", { axis: [[80, -116], [134, -96], [152, -68]], paw: [160, -57] }, [
        34,
        27,
        23,
      ]),
    ],
    front: [],
    head,
    chest: throat(head, { turn: -0.12, scale: 0.5 }),
    neck: throat(head, { turn: 0.3, scale: 0.9 }),
    shoulders: { at: [-52, -176], turn: -1.35, scale: 0.9 },
    cloak: { over: cloakOver(girth) },
    hand: { at: [160, -60], turn: 0.3, scale: 1, raised: false },
    rest: { left: -150, right: 150, lift: 0 },
    dressed: { torso: "torso", sleeves: ["near foreleg", "far foreleg"] },
  }, body.leg);
}
