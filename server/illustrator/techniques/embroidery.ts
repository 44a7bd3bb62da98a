/** @module Long stitches of shining thread on dyed cloth. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "an embroidered picture",
  words:
    "embroidery, embroidery style, embroidered picture, embroidery art, embroidery hoop art, hand embroidery, satin stitch, thread art, thread painting, crewel, crewel embroidery, bayeux tapestry, tapestry style",
  loadPainter: async () => (await import("../painters/techniques/embroidery.ts")).embroider,
};
