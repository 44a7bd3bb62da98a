/** @module Crosses of thread on linen. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a cross-stitch picture",
  words:
    "cross stitch, cross-stitch, cross stitched, cross stitch picture, embroidery style, embroidered picture, needlepoint, bayeux tapestry, perler beads, embroidery art, embroidery hoop art",
  base: "cartoon",
  load: async () => {
    const { stitch } = await import("../repaint/techniques/stitches.ts");
    return (study) => stitch(study, "cross");
  },
};
