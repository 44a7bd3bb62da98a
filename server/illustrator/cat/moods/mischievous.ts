/** @module A mischievous cat. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  words:
    "mischievous, cheeky, naughty, rascally, impish, sneaky, sly, cunning, devious, trickster, troublemaker, prankster, scheming, plotting, up to no good, chaotic, wily, crafty, roguish, mischief, mischievously, mischief maker, little rascal, rascal, scamp, impishly, cheekily, naughtily, sneakily, slyly, foxy smile, crafty look, gremlin, little gremlin, menace, little menace, chaos, chaos gremlin, chaos goblin, goblin mode, agent of chaos, trouble maker, making trouble, causing trouble, causing chaos, tricky, shifty, shifty eyed, conniving, calculating, evil grin, wicked grin, evil smile, wicked smile, devilish, devilish grin, sly grin, sly smile, cunning smile, planning world domination, hatching a plan, bad boy, bad girl, brat, bratty, spoiled, spoilt, unruly, wayward",
  nearest:
    "knocking things over, knocking things off, knocks over, knocking, pushing things off, steals, stole, thieving, pranking, pulling a prank, world domination, plotting revenge, vengeful, trolling, rebellious, rebel, hooligan, delinquent, destructive, destroying, destroyed, wreaking havoc",
  weight: 1,
  gestures: ["sneaking", "sitting"],
  face: {
    ...OPEN,
    upperLid: 0.3,
    lowerLid: 0.24,
    tilt: 0.2,
    pupil: 0.5,
    look: [0.6, 0],
    mouth: "grin",
    brow: { tilt: 0.44, lift: -8, raised: 10 },
    carriage: { bow: 22, lean: 18, hunch: 22, pitch: -0.25 },
    ears: { out: 0.2, flat: 0.06 },
    blush: 0.4,
    tail: { carriage: "high" },
  },
};
