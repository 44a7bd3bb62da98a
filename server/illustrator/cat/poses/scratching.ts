/** @module Sitting, a hind paw at the ear. */
import type { Body, Figure, Part } from "../body/figure.ts";
import { leg, paw } from "../body/limbs.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { sittingFront } from "../body/sitting_figure.ts";

export const pose: PoseEntry = {
  words:
    "scratching, scratching itself, scratching himself, scratching herself, scratching its ear, scratching his ear, scratching her ear, scratching behind its ear, scratching behind his ear, scratching behind her ear, scratching behind the ear, scratches itself, scratching its neck, scratching an itch, having a scratch",
  nearest: "itching, itchy, flea ridden, has fleas",
  verb: "scratches its ear",
  drawnAs: "scratching itself",
  face: { upperLid: 0.42, lowerLid: 0.1, ears: { out: 0.2, flat: 0.06 } },
  moods: ["calm", "grumpy", "silly"],
  onFoot: true,
  figure: scratching,
};

/** The sitting figure leaning over, its right hind leg up beside the head. */
function scratching(body: Body): Figure {
  const { girth: g, head: h } = body;
  const figure = sittingFront(body);
  const isHind = ({ name }: Part) => name === "right hind paw" || name === "right thigh";
  const [x, y] = figure.head.at;
  const at = [x + 128 * h, y + 36 * h] as const;
  return {
    ...figure,
    limbs: [
      ...figure.limbs.filter((part) => !isHind(part)),
      leg(
        "right hind leg",
        [[66 * g, -56], [146 * g, -92], [at[0] + 22, at[1] + 70], [at[0] + 6, at[1] + 18]],
        [50 * g, 40, 29, 25],
        { bare: 0.2 },
      ),
    ],
    front: [paw("right hind paw", at, 33, { flat: 0.74, turn: -0.9 })],
    head: { ...figure.head, turn: 0.2, yaw: 0.2 },
    rest: { ...figure.rest, right: 150 * g },
  };
}
