/** @module Disgusted: one eye narrowed, the tongue pushed out of a frown. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  words:
    "disgusted, disgust, in disgust, grossed out, revolted, repulsed, nauseous, nauseated, queasy, sick to its stomach, feeling sick, yuck, yucky face, bleh, ew, eww, gagging, retching, stink face, stinky face, flehmen, flehmen response, horrified by the smell, disgusted look, disgusted face",
  poses: ["sitting", "standing", "waving", "portrait", "crouching"],
  face: {
    ...OPEN,
    upperLid: 0.38,
    lowerLid: 0.4,
    pupil: 0.4,
    tilt: -0.04,
    look: [-0.7, 0.5],
    mouth: "retch",
    brow: { tilt: 0.3, lift: -6, raised: 9 },
    carriage: { lean: -30, bow: -4, hunch: 10, pitch: 0.15, tilt: -0.16 },
    ears: { out: 0.5, flat: 0.26 },
    blush: 0.15,
    tail: { carriage: "low" },
  },
};
