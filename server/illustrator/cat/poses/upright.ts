/** @module Standing on both hind legs like a person. */
import type { Body, Figure } from "../body/figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { HANGING, upright } from "../body/upright_figure.ts";

export const pose: PoseEntry = {
  words:
    "upright, on hind legs, on its hind legs, on his hind legs, on her hind legs, on two legs, standing on two legs, stands on two legs, standing on its hind legs, standing on hind legs, standing on her hind legs, standing on his hind legs, stands on its hind legs, standing on back legs, standing on its back legs, on its back legs, on his back legs, on her back legs, on back legs, standing on two feet, on two feet, standing upright, stands upright, standing like a human, standing like a person, stands like a human, walking on two legs, walking upright, walking like a human, rearing up, reared up, anthropomorphic, bipedal, humanoid, anthro",
  nearest: "on stilts, at attention like a soldier",
  verb: "stands on its hind legs",
  drawnAs: "on its hind legs",
  onFoot: true,
  figure,
};

/** One arm hangs, the other is bent, or raised around what it holds. */
function figure(body: Body): Figure {
  return upright(body, {
    left: HANGING,
    right: body.holding
      ? { elbow: [112, -182], paw: [142, -248], isRaised: true }
      : { elbow: [96, -156], paw: [36, -122], turn: -0.3 },
  });
}
