/** @module Upright, one arm straight out to where it looks. */
import type { Body, Figure } from "../body/figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { HANGING, upright } from "../body/upright_figure.ts";

export const pose: PoseEntry = {
  words:
    "pointing, paw pointing, pointing a paw, pointing its paw, pointing his paw, pointing her paw, points a paw, pointing the way, pointing to the side, showing the way, pointing a finger, finger pointing, accusing, accuses",
  nearest:
    "directing traffic, lecturing, preaching, giving the middle finger, flipping the bird, ordering someone about, stopping traffic, giving directions, hailing a taxi, hailing a cab, hitchhiking, hitch hiking, thumbing a lift",
  verb: "points with a paw",
  drawnAs: "pointing with a paw",
  onFoot: true,
  face: { look: [0.9, -0.05] },
  figure: pointing,
};

/** How far out the paw is beside a head of size 0 and 1, for a body of average girth. */
const OUT = 112, BESIDE_HEAD = 72;

function pointing(body: Body): Figure {
  const x = (OUT + BESIDE_HEAD * body.head) / body.girth;
  const figure = upright(body, {
    left: HANGING,
    right: { elbow: [x * 0.62, -184], paw: [x, -206], turn: 1.3 },
  });
  return { ...figure, head: { ...figure.head, turn: 0.02, yaw: 0.62 } };
}
