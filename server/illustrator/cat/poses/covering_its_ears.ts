/** @module Upright, both paws on its ears. */
import type { Body, Figure } from "../body/figure.ts";
import { type Arm, upright } from "../body/upright_figure.ts";
import type { PoseEntry } from "../pose_entry.ts";

export const pose: PoseEntry = {
  words:
    "covering its ears, covering his ears, covering her ears, covers its ears, covers his ears, covers her ears, paws over its ears, paws over his ears, paws over her ears, paws on its ears, hands over its ears, hands over his ears, hands over her ears, hear no evil, blocking its ears, blocking out the noise, holding its ears, plugging its ears, fingers in its ears, paws in its ears",
  verb: "covers its ears with its paws",
  drawnAs: "with its paws over its ears",
  moods: ["grumpy", "scared", "sad", "surprised"],
  onFoot: true,
  face: { ears: { out: 0.5, flat: 0.4 } },
  figure: coveringItsEars,
};

/** From the middle of a head of size 1 to the root of an ear, in units. */
const EAR = [80, -74] as const;

function coveringItsEars(body: Body): Figure {
  const { head, girth } = body;
  const arm: Arm = {
    elbow: [(96 + 62 * head) / girth, -244],
    paw: [EAR[0] * head / girth, -288 - 18 * head + EAR[1] * head],
    turn: -0.7,
    isRaised: true,
  };
  const figure = upright(body, { left: arm, right: arm });
  return { ...figure, head: { ...figure.head, yaw: 0, turn: 0.02 } };
}
