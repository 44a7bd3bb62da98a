/** @module A lumberjack in a checked shirt with braces. */
import type { CostumeEntry } from "../costume_entry.ts";
import { composed } from "../tailoring/composed.ts";
import { tartan } from "../tailoring/prints.ts";

export const costume: CostumeEntry = {
  person: "lumberjack, lumberjacks, woodcutter, logger, woodsman, lumberjill",
  garment:
    "lumberjack shirt, lumberjack outfit, lumberjack costume, flannel shirt and suspenders, checked shirt and braces",
  name: "lumberjack shirt",
  has: ["shirt"],
  synonyms: "lumberjack woodcutter flannel braces suspenders",
  bareheaded: true,
  home: { forest: 4 },
  wear(fitting, named) {
    return composed(fitting, named, {
      cut: {
        name: "lumberjack shirt",
        allOver: tartan({ l: 0.5, c: 0.18, h: 26 }, { l: 0.3, c: 0.03, h: 30 }),
        trim: { l: 0.4, c: 0.14, h: 26 },
        ease: 8,
      },
      colour: { l: 0.5, c: 0.18, h: 26 },
      closing: "buttons",
      collar: "wings",
      straps: { l: 0.3, c: 0.03, h: 60 },
    });
  },
};
