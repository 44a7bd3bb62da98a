/** @module Chalk on a blackboard. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a chalk drawing",
  words:
    "chalk drawing, chalk art, chalk illustration, chalkboard art, chalkboard drawing, chalkboard style, blackboard drawing, drawn in chalk, pavement art",
  base: "cartoon",
  load: async () => (await import("../repaint/techniques/chalk.ts")).drawInChalk,
};
