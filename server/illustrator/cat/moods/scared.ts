/**
 * A scared cat.
 *
 * @module
 */
import { OPEN } from "../expression.ts";
import type { MoodEntry } from "../mood_entry.ts";
import { says } from "../../vocabulary/term.ts";

export const mood: MoodEntry = {
  words: [
    says(
      { mood: "scared" },
      "scared, afraid, fearful, frightened, terrified, spooked, panicked, cowardly, trembling, petrified, alarmed, asustado, scaredy, fear, frightful, horrified, horror struck, aghast, panic, panicking, panicky, panic stricken, shaking, shivering with fear, quivering, quaking, startled and scared, jumpy, cowering, cowers, cringing, fleeing, running away, flees, traumatised, traumatized, in terror, fraidy cat, hair standing on end, fur standing on end, fur on end, puffed tail, puffed up tail, puffy tail, puffed out tail, puffed up, tail puffed up, bottle brush tail, bristling, hackles raised, arched back, arching its back, back arched, halloween pose, anguished, worried sick, freaked out, freaking out",
    ),
  ],
  poses: ["sitting", "standing", "crouching", "running"],
  face: {
    ...OPEN,
    pupil: 0.86,
    eye: 1.16,
    tilt: -0.1,
    look: [0.2, 0],
    mouth: "wobble",
    brow: { tilt: -0.42, lift: 12 },
    ears: { out: 0.62, flat: 0.34 },
    blush: 0.15,
    tail: { carriage: "low", puff: 1.7 },
  },
};
