/** @module Sitting on its bottom like a person, the forepaws on the belly. */
import type { Body, Figure } from "../body/figure.ts";
import { lolling } from "../body/lolling_figure.ts";
import type { PoseEntry } from "../pose_entry.ts";

export const pose: PoseEntry = {
  words:
    "sitting like a human, sits like a human, sitting like a person, sits like a person, sitting upright like a person, sitting upright like a human, sitting on its bum, sitting on its butt, sitting on his butt, sitting on her butt, sitting on its bottom, human sitting, sitting with its legs out, legs out in front, legs stretched out in front, slouching on the sofa, slouched on the couch, couch potato, showing its toe beans, showing its beans, showing off its toe beans, toe beans out, lounging like a human, manspreading, teddy bear pose",
  verb: "sits like a person",
  drawnAs: "sitting like a person",
  figure: (body: Body): Figure =>
    lolling(body, { near: [38 * body.girth, -96], far: [-38 * body.girth, -96] }),
};
