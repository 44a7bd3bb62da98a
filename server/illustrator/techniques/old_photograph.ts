/** @module A brown photograph of a hundred years ago. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "an old photograph",
  words:
    "old photograph, old photo, old timey photo, antique photograph, antique photo, 19th century photo, 1900s photo, victorian photograph, victorian photo, daguerreotype, tintype, ambrotype, 1900s photograph, 1910s photograph, 1920s photograph, 1920s photo, 1930s photograph, civil war photograph, wild west photograph",
  uncoloured: true,
  base: "realistic",
  load: async () => (await import("../repaint/techniques/old_photograph.ts")).photographOld,
};
