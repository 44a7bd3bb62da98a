/**
 * A curious cat.
 *
 * @module
 */
import { OPEN } from "../expression.ts";
import type { MoodEntry } from "../mood_entry.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const mood: MoodEntry = {
  words: [
    says(
      { mood: "curious" },
      "curious, inquisitive, nosy, wondering, interested, intrigued, alert, attentive, watchful, exploring, investigating, snooping, curiosity, curiously, puzzled look, head tilt, head tilted, tilted head, tilting its head, head cocked, cocked head, wonder, full of wonder, quizzical, fascinated, enquiring, inquiring, perked ears, perky ears, ears perked, ears perked up, ears up, vigilant, on guard, keeping watch, on watch, on the lookout, nosey, interested in, captivated, entranced, mesmerised, hypnotised, spying, listening, listens, eavesdropping, discovering",
    ),
    says(
      { mood: "curious" },
      "looking up, looking at, gazing at, staring at, looking, gazing, staring, watching, peeking, peering, looking around, looking out, looking out of, looks, gazes, stares, watches, observing, dreaming of, sniffing, searching, searching for, looking for, hunting for, chasing, chases, hunting, following, looking over, looking back, looking down, looking over its shoulder, looking over his shoulder, looking over her shoulder, staring out, staring out of, looking out the window, looking through, peeping, peeks, peers, peeking out, peeking out of, peeking through, peeking over, peeking around, peering out, peering out of, peering over, peeping out, popping out, popping out of, poking out, sniffs, smelling, smells, glancing, glances, eyeing, eying, gazing up, gazing out, staring up, staring down, inspecting, examining, studying the, stargazing, admiring, admires, gazing into, bird watching, birdwatching, watching tv, spotting, noticing, finds, finding, discovers, chased, hunts, tracks, tracking, follows, stalking prey, looking at the camera, looking into the camera, looking at the viewer, staring at the camera, pawing, pawing at, batting, batting at, swatting, swatting at, reaching for, reaching",
      { weak: true },
    ),
    nearest(
      { mood: "curious" },
      "mysterious, enigmatic, nerdy, geeky, scholarly, mystery, mystical look, secretive, inscrutable, cryptic, otherworldly, ethereal, brainy, bookish, studious look, scientific, detective like, clueless, confused look, suspicious, suspiciously, wary, cautious, paranoid, side eye, side eyeing, side eyes, giving side eye, squinting suspiciously",
    ),
  ],
  weight: 4,
  face: {
    ...OPEN,
    pupil: 0.74,
    eye: 1.1,
    look: [0.3, -0.35],
    mouth: "small",
    brow: { tilt: -0.12, lift: 12 },
    ears: { out: -0.12, flat: 0 },
    blush: 0.5,
  },
};
