/** @module Sitting, a forepaw at the mouth, the tongue on it. */
import type { Body, Figure } from "../body/figure.ts";
import { reaching } from "../body/reaching.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { sittingFront } from "../body/sitting_figure.ts";

export const pose: PoseEntry = {
  words:
    "washing its face, washing his face, washing her face, washing itself, washing himself, washing herself, washing its paw, washing, washes, grooming, grooming itself, grooming himself, grooming herself, grooms, grooms itself, groomed itself, licking its paw, licking his paw, licking her paw, licking a paw, licking its paws, licking his paws, licking her paws, licks its paw, licks his paw, licks her paw, licking itself, licking himself, licking herself, cleaning its face, cleaning its paw, cleaning its paws, cleaning itself, cleaning himself, cleaning herself, cleaning his face, cleaning her face, preening, paw licking, mid lick, mid groom, washes its face, washes his face, washes her face",
  nearest:
    "licking its fur, cleaning its fur, licking its lips, licking his lips, licking her lips, licking its chops, grooming its fur",
  verb: "washes its face",
  drawnAs: "washing itself",
  moods: ["calm", "happy"],
  face: { mouth: "tongue", look: [0.5, 0.8], upperLid: 0.36, lowerLid: 0.08 },
  onFoot: true,
  figure: washing,
};

/** The sitting figure, its head bent to the raised paw. */
function washing(body: Body): Figure {
  const figure = sittingFront(body);
  const { head: { at: [x, y], scale } } = figure;
  const head = { ...figure.head, turn: 0.14, yaw: 0.34 };
  const paw: [number, number] = [x + 24 * scale, y + 106 * scale];
  return reaching({ ...figure, head }, { near: paw, turn: -0.5 }, body.girth);
}
