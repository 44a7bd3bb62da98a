/** @module Sitting, a paw over the eyes. */
import { eyeCentre } from "../head/face_places.ts";
import type { Body, Figure, Part } from "../body/figure.ts";
import { reaching } from "../body/reaching.ts";
import type { Point } from "../../scene.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { sittingFront } from "../body/sitting_figure.ts";

export const pose: PoseEntry = {
  words:
    "facepalm, facepalming, facepalms, face palm, face palming, paw over its face, paw over his face, paw over her face, paws over its face, paws over its eyes, paw over its eyes, paw over his eyes, paw over her eyes, covering its eyes, covering its face, covering his eyes, covering her eyes, covering his face, covering her face, covers its eyes, covers its face, hiding its face, hiding his face, hiding her face, hiding its eyes, hides its face, paws over his eyes, paws over her eyes, see no evil, see no evil pose, playing peekaboo, peekaboo, peek a boo, can't look",
  verb: "covers its face with its paws",
  drawnAs: "with its paws over its face",
  face: { closed: "asleep", winks: false },
  onFoot: true,
  figure: facepalm,
};

/** The sitting figure, each paw on an eye. */
function facepalm(body: Body): Figure {
  const figure = sittingFront(body);
  const head = { ...figure.head, yaw: 0, turn: 0.05 };
  const { at: [x, y], scale } = head;
  const onEye = (side: -1 | 1): Point => {
    const [ex, ey] = eyeCentre(side, head, body.spec);
    return [x + ex * scale * 0.92, y + ey * scale];
  };
  const paws = {
    near: onEye(1),
    far: onEye(-1),
  };
  const covered = reaching({ ...figure, head }, paws, body.girth);
  const isArm = ({ name }: Part) => name.endsWith("foreleg");
  return {
    ...covered,
    limbs: covered.limbs.filter((part) => !isArm(part)),
    front: [...covered.limbs.filter(isArm), ...covered.front],
  };
}
