/** @module A block of linoleum, cut and printed in black. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a linocut",
  words:
    "linocut, lino print, linoprint, lino cut, woodcut, wood cut, block print, blockprint, scratchboard, stencil art, stencil",
  base: "cartoon",
  load: async () => (await import("../repaint/techniques/linocut.ts")).cutLino,
};
