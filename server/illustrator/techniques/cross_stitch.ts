/** @module Crosses of thread on linen. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a cross-stitch picture",
  words:
    "cross stitch, cross-stitch, cross stitched, cross stitch picture, embroidery style, embroidered picture, needlepoint, bayeux tapestry, perler beads, embroidery art, embroidery hoop art",
  load: async () => (await import("../repaint/techniques/cross_stitch.ts")).stitch,
};
