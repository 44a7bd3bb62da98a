/** @module Upright, both fists before the chin, one ahead of the other. */
import type { Body, Figure } from "../body/figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { upright } from "../body/upright_figure.ts";

export const pose: PoseEntry = {
  words:
    "boxing, boxes with, boxing stance, boxing pose, boxer stance, shadow boxing, sparring, fists up, fists raised, putting up its dukes, putting its dukes up, fighting stance, fighting pose, fight stance, ready to fight, paws up like a boxer, guard up, punching the air, fighting, fights, fight, fist fighting, in a fight, having a fight, in a fist fight, brawling, brawls, having a brawl, catfight, cat fight",
  nearest:
    "karate, doing karate, kung fu, doing kung fu, martial arts, judo, taekwondo, wrestling, sumo wrestling, punching, punches, throwing a punch, kickboxing stance, kick boxing stance, doing taekwondo, muay thai, doing muay thai, thai boxing, thai boxer, muay thai fighter, fist bumping, fist bump, self defence, scuffling, scrapping, duking it out, wrestles",
  verb: "holds its fists up",
  drawnAs: "with its fists up",
  moods: ["brave", "angry", "playful"],
  isLively: true,
  figure: boxing,
};

/** How far out the fists are on a head of size 1, in units: before the cheeks, off eyes and mouth. */
const LEADING = 104, GUARDING = 78;

function boxing(body: Body): Figure {
  const { head, girth } = body;
  const figure = upright(body, {
    left: {
      elbow: [112, -166],
      paw: [GUARDING * head / girth, -224],
      isRaised: true,
    },
    right: {
      elbow: [124, -172],
      paw: [LEADING * head / girth, -246],
      isRaised: true,
    },
  });
  const [x, y] = figure.head.at;
  return {
    ...figure,
    head: { ...figure.head, at: [x, y + 10], turn: 0.05, yaw: 0.3, pitch: -0.2 },
  };
}
