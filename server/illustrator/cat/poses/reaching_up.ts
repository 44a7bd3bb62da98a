/** @module Stretched on its hind legs, one paw as high as it goes, the eyes after it. */
import type { Body, Figure } from "../body/figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { upright } from "../body/upright_figure.ts";

export const pose: PoseEntry = {
  words:
    "reaching up, reaches up, reaching upwards, reaching out, reaching, reaches, reach, reaching for, reaches for, reaching for the stars, reaching for the moon, reaching for the sky, stretching up, stretching its paw up, one paw pointing up, paw pointing up, pointing up, points up, pointing upwards, pointing at the sky, pointing to the sky, paw stretched up, paw in the sky, batting at, batting, bats at, swatting, swatting at, swats, pawing at the air, trying to catch, trying to grab, disco pose, saturday night fever pose, victory pose, paw high in the air",
  nearest:
    "points at, catching, catches, grabbing, grabs, raising the flag, holding up, holding something up, fist pump, fist pumping, high five, highfive",
  verb: "reaches up with a paw",
  drawnAs: "reaching up",
  face: { look: [0.5, -0.9] },
  figure: reachingUp,
};

/** The right arm beside the head and over it. */
function reachingUp(body: Body): Figure {
  // Clear of the ear, however large the head, and as far beside it if the cat is slim.
  const x = (156 * body.head + 26) / Math.min(1, body.girth), y = -334 - 112 * body.head;
  const figure = upright(body, {
    left: { elbow: [92, -164], paw: [106, -116], turn: 0.2 },
    right: {
      elbow: [x * 0.96, -246],
      paw: [x + 1, y],
      turn: 0.08,
      isRaised: true,
    },
  });
  return { ...figure, head: { ...figure.head, turn: -0.1, yaw: 0.3, pitch: 0.6 } };
}
