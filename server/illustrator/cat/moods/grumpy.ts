/** @module A grumpy cat. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  words:
    "grumpy, resting grumpy face, grouchy, cranky, moody, annoyed, cross, sulky, sulking, unimpressed, crabby, irritated, disgruntled, frowning, frown, judgmental, judgemental, pouting, stern, serious, grumpily, grump, grumpus, grumbly, grumbling, grouch, surly, sullen, snippy, peeved, put out, miffed, huffy, in a huff, resentful, displeased, dissatisfied, fed up, over it, done with everything, not amused, unamused, not impressed, unenthused, disapproving, disapproval, disdainful, disdain, contemptuous, judging, judgy, judgey, judges you, judging you, judging me, judging everyone, silently judging, offended, indignant, bitter, cantankerous, curmudgeonly, curmudgeon, crotchety, cynical, scowling, scowl, scowls, glaring, glare, glares, glowering, pout, pouty, rbf, resting grumpy face, stern look, stern face, strict, severe, serious look, serious face, serious expression, humourless, jealous, envious, spiteful, monday face, hates mondays, hating mondays, don't talk to me, leave me alone, stubborn, not happy, not happy about it, not amused by, frustrated, exasperated, dead inside, annoyed look, annoyed face, angry looking, deeply unimpressed, zero enthusiasm, so over it, had enough",
  nearest: "losing, sore loser",
  poses: ["sitting", "loaf", "lying", "standing", "portrait"],
  gestures: ["arms folded", "sitting"],
  face: {
    ...OPEN,
    upperLid: 0.36,
    tilt: 0.14,
    pupil: 0.57,
    look: [0, 0.05],
    mouth: "frown",
    brow: { tilt: 0.5, lift: -16 },
    carriage: { bow: 30, lean: 4, hunch: 22, pitch: -0.05 },
    ears: { out: 0.34, flat: 0.12 },
    blush: 0.2,
    tail: { carriage: "low", puff: 1.15 },
  },
};
