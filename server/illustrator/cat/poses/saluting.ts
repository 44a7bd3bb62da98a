/** @module Upright, a paw at the brow. */
import type { Body, Figure } from "../body/figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { HANGING, upright } from "../body/upright_figure.ts";

export const pose: PoseEntry = {
  words:
    "saluting, salutes, salute, saluted, giving a salute, military salute, at attention, standing at attention, reporting for duty",
  nearest:
    "shielding its eyes, shielding his eyes, shielding her eyes, looking into the distance with a paw over its eyes, tipping its hat, tipping his hat, tipping her hat",
  verb: "salutes",
  drawnAs: "with a paw at its brow",
  figure: saluting,
};

/** From the middle to the brow of a head of size 1, in units. */
const BROW = 114;

function saluting(body: Body): Figure {
  const { head, girth } = body;
  // The brow is as far out as the head is wide, whatever the body's girth, by which arms are widened.
  const brow = BROW * head / girth;
  const figure = upright(body, {
    left: HANGING,
    right: {
      elbow: [Math.max(150 * head, brow + 40), -236],
      paw: [brow, -298 - 70 * head],
      turn: -0.9,
      isRaised: true,
    },
  });
  return { ...figure, head: { ...figure.head, yaw: 0, turn: 0.03 } };
}
