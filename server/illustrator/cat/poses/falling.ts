/** @module In the air on its back, all legs up, aghast. */
import type { Body, Figure } from "../body/figure.ts";
import { turnedFigure } from "../body/turned_figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { placing } from "../../geometry/transform.ts";
import { says } from "../../vocabulary/term.ts";
import { bellyUp } from "./belly_up.ts";

export const pose: PoseEntry = {
  words:
    "falling down, falls down, falling over, falls over, falling backwards, falling through the air, plummeting, plummets, falling from the sky, falling out of the sky, falling off a roof, mid fall, free falling, freefalling, in free fall",
  nearest: "knocked over, tumbling, tumbles, tumbling down",
  terms: [
    says({ pose: "falling" }, "falling, falls, fell, falling off, falls off, fell off", {
      weak: true,
    }),
  ],
  verb: "falls on its back",
  drawnAs: "falling",
  hidesClothes: true,
  isLively: true,
  face: { mouth: "round", eye: 1.14, pupil: 0.4, upperLid: 0, lowerLid: 0 },
  figure: falling,
};

/** How high above the ground it is, and how far its head hangs, in units and radians. */
const LIFT = 118, HEAD_FIRST = 0.3;

function falling(body: Body): Figure {
  const to = placing({ at: [0, -LIFT], turn: HEAD_FIRST });
  const figure = turnedFigure(bellyUp(body), to, HEAD_FIRST);
  return { ...figure, rest: { left: -120, right: 130, lift: LIFT } };
}
