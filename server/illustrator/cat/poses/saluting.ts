/**
 * Upright, a paw at the brow.
 *
 * @module
 */
import type { Body, Figure } from "../body/figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { HANGING, upright } from "../body/upright_figure.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const pose: PoseEntry = {
  words: [
    says(
      { pose: "saluting" },
      "saluting, salutes, salute, saluted, giving a salute, military salute, at attention, standing at attention, reporting for duty",
    ),
    nearest(
      { pose: "saluting" },
      "shielding its eyes, shielding his eyes, shielding her eyes, looking into the distance with a paw over its eyes, tipping its hat, tipping his hat, tipping her hat, scratching its head, thinking hard",
      { weak: true },
    ),
  ],
  verb: "salutes",
  drawnAs: "with a paw at its brow",
  figure: saluting,
};

function saluting(body: Body): Figure {
  const { head } = body;
  const figure = upright(body, {
    left: HANGING,
    right: {
      axis: [[54, -208], [150 * head, -236], [128 * head, -330 - 30 * (head - 1)]],
      paw: [104 * head, -298 - 70 * head],
      turn: -0.9,
      isRaised: true,
    },
  });
  return { ...figure, head: { ...figure.head, yaw: 0, turn: 0.03 } };
}
