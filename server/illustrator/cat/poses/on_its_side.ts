/** @module Flat on its side at full length, the cheek on the ground. */
import type { Body, Figure } from "../body/figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { sploot } from "./sploot.ts";

export const pose: PoseEntry = {
  words:
    "on its side, on his side, on her side, lying on its side, lying on his side, lying on her side, laying on its side, flopped on its side, flopped over, flopped over on its side, stretched out on its side, stretched along, stretched out along, stretched full length, stretched out full length, stretched at full length, at full length, stretched out long, lying stretched out, stretched across, stretched out across, sprawled across, sprawled along, sprawled on its side, sprawled full length",
  verb: "lies stretched out on its side",
  drawnAs: "stretched out on its side",
  hidesClothes: true,
  isRest: true,
  figure: onItsSide,
};

/** Where the middle of a head of size 1 is that lies on its cheek, and how far it is turned, in radians. */
const CHEEK = { ahead: 150, height: -84, turn: 0.8 };

function onItsSide(body: Body): Figure {
  const figure = sploot(body), { scale } = figure.head;
  const { ahead, height, turn } = CHEEK;
  return { ...figure, head: { ...figure.head, at: [ahead, height * scale], turn, yaw: -0.1 } };
}
