/** @module A black-and-white cartoon of the early days of film. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "an old black-and-white cartoon",
  words:
    "rubber hose, rubber hose style, rubber hose cartoon, rubberhose, rubber hose animation, 1930s cartoon, 1930s cartoon style, 1920s cartoon, 30s cartoon, 1930s animation, old cartoon, old cartoon style, old timey cartoon, old-timey cartoon, vintage cartoon, vintage cartoon style, black and white cartoon, old black and white cartoon, cuphead style, steamboat willie style",
  uncoloured: true,
  base: "cartoon",
  load: async () => (await import("../repaint/techniques/old_cartoon.ts")).filmOld,
};
