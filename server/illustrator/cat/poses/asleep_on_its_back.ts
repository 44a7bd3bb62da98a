/** @module Asleep on its back, all paws in the air. */
import type { Body, Figure } from "../body/figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { bellyUp } from "./belly_up.ts";

export const pose: PoseEntry = {
  words:
    "sleeping on its back, sleeping on his back, sleeping on her back, asleep on its back, asleep on his back, asleep on her back, sleeps on its back, sleeping belly up, asleep belly up, sleeping upside down, asleep upside down, sleeping with its belly up, sleeping with its paws in the air, sleeping with its legs in the air, asleep with its paws in the air, napping on its back, snoring on its back, passed out on its back, in a food coma, food coma",
  verb: "sleeps on its back",
  drawnAs: "asleep on its back",
  hidesClothes: true,
  isRest: true,
  isSleep: true,
  figure: asleepOnItsBack,
};

/** The belly to the sky, the head rolled farther back. */
function asleepOnItsBack(body: Body): Figure {
  const figure = bellyUp(body);
  const { at: [x, y], turn } = figure.head;
  return { ...figure, head: { ...figure.head, at: [x + 8, y + 8], turn: turn + 0.22 } };
}
