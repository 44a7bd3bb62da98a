/** @module Upright, bowed to someone: an arm before the belly, the other out, the head low. */
import type { Body, Figure } from "../body/figure.ts";
import { mapped } from "../body/mapped_figure.ts";
import { upright } from "../body/upright_figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import type { Point } from "../../scene.ts";

export const pose: PoseEntry = {
  words:
    "bowing, takes a bow, taking a bow, bowing politely, bowing before, bowing to, bowing down, bows down, bow down, makes a bow, making a bow, deep bow, taking the final bow",
  nearest:
    "curtsying, curtseying, curtsy, curtsey, bowing its head, bowing his head, bowing her head",
  verb: "bows",
  onFoot: true,
  face: { closed: "asleep", winks: false },
  figure: bowing,
};

/** The hips stay; from there to the neck the trunk is seen so much shorter. */
const HIPS = -96, SHORTER = 0.62;

/** How much lower the head is then, in units: before the chest. */
const LOWER = 96;

function bowing(body: Body): Figure {
  const figure = upright(body, {
    left: { elbow: [112, -186], paw: [140, -150], turn: 0.8 },
    right: { elbow: [100, -158], paw: [-4, -104], turn: -1.2 },
  });
  const { at: [x, y] } = figure.head;
  const bent = mapped(figure, ([x, y]): Point => [x, y < HIPS ? HIPS + (y - HIPS) * SHORTER : y]);
  return {
    ...bent,
    head: { ...figure.head, at: [x, y + LOWER], pitch: -1, yaw: 0.15, turn: 0.2 },
  };
}
