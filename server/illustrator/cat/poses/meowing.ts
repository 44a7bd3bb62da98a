/** @module Sitting, the head lifted, the mouth open to call. */
import type { Body, Figure } from "../body/figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { sittingFront } from "../body/sitting_figure.ts";
import { says } from "../../vocabulary/term.ts";

export const pose: PoseEntry = {
  words:
    "meowing, meows, meow, meowed, mewing, mews, miaowing, miaow, yowling, yowls, howling, howls, howl, caterwauling, calling out, crying for food, meowing loudly, screaming, screams, screaming for food, yelling, yells, shouting, shouts, singing, sings, sing, sang, serenading, chirping, chattering",
  nearest:
    "carol singer, carol singers, carol singing, carolling, caroling, carollers, carolers, talking, talks, speaking, speaks, giving a speech, making a speech, telling a story, telling a joke, telling jokes, whistling, barking, roaring, roars, roar, burping, gasping",
  terms: [
    says(
      { pose: "meowing", mood: "angry" },
      "arguing, argues, quarrelling, quarreling, quarrels, bickering, bickers, having a row, having an argument, in an argument, shouting at each other, yelling at each other, screaming at each other, squabbling",
    ),
  ],
  verb: "meows",
  drawnAs: "meowing",
  face: { mouth: "call", tear: false },
  onFoot: true,
  figure: meowing,
};

function meowing(body: Body): Figure {
  const figure = sittingFront(body);
  return { ...figure, head: { ...figure.head, turn: -0.08, pitch: 0.7 } };
}
