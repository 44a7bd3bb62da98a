/** @module A silly cat. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  words:
    "silly, derpy, goofy, funny, clownish, winking, wink, winks, wacky, zany, quirky, goofball, dopey, derp, derped, derping, derp face, derpy face, herp derp, pulling a face, making a face, making faces, pulling faces, funny face, silly face, weird face, odd face, crazy face, goofy face, goofy grin, goof, goofing, doofus, dork, dorky, dumb, dum dum, dumdum, one brain cell, one braincell, braincell, orange cat energy, zero thoughts, no thoughts, no thoughts head empty, head empty, airhead, ditzy, dimwitted, foolish, absurd, ridiculous, hilarious, humorous, humour, humor, comical, comedic, slapstick, whacky, nutty, loony, kooky, bonkers, weird, weirdo, strange looking, odd looking, funny looking, googly eyed, wall eyed, meme, memey, meme face, bizarre, offbeat, eccentric, wonky, wonky face, winked, big wink, cheeky wink",
  nearest: "drunk, tipsy, dizzy, buck toothed, bucktoothed, bongo cat",
  weight: 1,
  shutsEyes: true,
  face: {
    ...OPEN,
    pupil: 0.7,
    eye: 1.12,
    look: [0.5, -0.4],
    mouth: "tongue",
    winks: true,
    ears: { out: 0.34, flat: 0.04 },
    blush: 0.9,
  },
};
