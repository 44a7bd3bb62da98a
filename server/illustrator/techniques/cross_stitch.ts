/** @module Crosses of thread on linen. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a cross-stitch picture",
  words:
    "cross stitch, cross-stitch, cross stitched, cross stitch picture, needlepoint, perler beads",
  base: "cartoon",
  load: async () => {
    const { stitch } = await import("../repaint/techniques/stitches.ts");
    return (study) => stitch(study, "cross");
  },
};
