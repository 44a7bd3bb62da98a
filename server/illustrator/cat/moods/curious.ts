/** @module A curious cat. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";
import { says } from "../../vocabulary/term.ts";

export const mood: MoodEntry = {
  words:
    "curious, inquisitive, nosy, wondering, interested, intrigued, alert, attentive, watchful, curiosity, curiously, wonder, full of wonder, fascinated, enquiring, inquiring, vigilant, on guard, keeping watch, on watch, on the lookout, nosey, captivated",
  nearest:
    "mysterious, enigmatic, nerdy, geeky, scholarly, mystery, mystical look, secretive, inscrutable, cryptic, otherworldly, ethereal, brainy, studious look, scientific, detective like, exploring, investigating, snooping, listening, listens, eavesdropping, discovering",
  terms: [says(
    { mood: "curious" },
    "looking at, gazing at, staring at, looking, gazing, staring, watching, peering, looking around, looks at, gazes, stares, watches, observing, dreaming of, sniffing, searching, searching for, looking for, hunting for, chasing, chases, hunting, following, peeping, peeking, peeks, peers, peeking out of, peering out of of, sniffs, smelling, smells, glancing, glances, eyeing, eying, inspecting, examining, studying the, stargazing, admiring, admires, bird watching, birdwatching, spotting, noticing, finds, finding, discovers, hunts, tracks, tracking, follows, stalking prey, pawing",
    { weak: true },
  )],
  weight: 4,
  face: {
    ...OPEN,
    pupil: 0.74,
    eye: 1.06,
    look: [0.3, -0.35],
    mouth: "small",
    carriage: { lean: 26, bow: 6, tilt: 0.3 },
    ears: { out: -0.12, flat: 0 },
    blush: 0.5,
  },
};
