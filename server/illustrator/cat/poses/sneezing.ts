/** @module Sitting, the head thrown forward, eyes shut, a spray before the mouth. */
import type { Body, Figure } from "../body/figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { sittingFront } from "../body/sitting_figure.ts";

export const pose: PoseEntry = {
  words:
    "sneezing, sneezes, sneeze, sneezed, achoo, atchoo, mid sneeze, having a sneeze, sneezing fit",
  nearest: "coughing, coughs, spluttering, spitting water, spraying water from its mouth",
  verb: "sneezes",
  face: { mouth: "call", closed: "asleep", tear: false },
  figure: sneezing,
};

function sneezing(body: Body): Figure {
  const figure = sittingFront(body);
  return { ...figure, head: { ...figure.head, turn: 0.16, pitch: -0.35 } };
}
