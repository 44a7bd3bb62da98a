/** @module An angry cat. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  words:
    "angry, furious, mad, raging, enraged, fierce, ferocious, growling, snarling, aggressive, menacing, irate, livid, outraged, pissed, ticked off, rageful, in a rage, raging mad, wrathful, infuriated, seething, fuming, hostile, snarly, growly, hissy, growls, snarls, hangry, grr, grrr, battle ready, showing teeth, baring teeth, baring fangs, baring its fangs, bared fangs, threatening, intimidating, murderous, bloodthirsty, feral, violent, defensive, attack mode, enraged face, angry face, mad face, war cry",
  nearest:
    "evil, wicked, villainous, sinister, scary, vicious, fearsome, villain, badass, evil looking, sinister looking, maniacal, demonic, diabolical, malevolent, malicious, ruthless, brooding villain, dark and brooding, tough, tough guy, gangster, thug, intimidating look, creepy smile, horrifying, terrifying, nightmare, nightmarish, cruel, sadistic, bully, monster like, psycho, evil genius, dark lord, warlord, edgy",
  poses: ["standing", "sitting", "crouching", "portrait"],
  gestures: ["arched back", "paws on hips", "standing"],
  face: {
    ...OPEN,
    lowerLid: 0.08,
    upperLid: 0.2,
    tilt: 0.24,
    pupil: 0.26,
    look: [0, 0],
    mouth: "snarl",
    brow: { tilt: 0.6, lift: -16 },
    carriage: { bow: 30, lean: 22, hunch: 34, pitch: -0.3 },
    ears: { out: 0.6, flat: 0.28 },
    blush: 0.1,
    tail: { carriage: "high", puff: 1.6 },
  },
};
