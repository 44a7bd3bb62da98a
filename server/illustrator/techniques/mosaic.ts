/** @module Small stones in mortar. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a mosaic",
  words:
    "mosaic, mosaic style, mosaic tiles, roman mosaic, byzantine mosaic, tile mosaic, tesserae",
  base: "cartoon",
  load: async () => (await import("../repaint/techniques/mosaic.ts")).layMosaic,
};
