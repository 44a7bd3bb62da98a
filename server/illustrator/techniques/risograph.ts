/** @module Three bright inks, one over the other, in grains. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a risograph print",
  words:
    "risograph, risograph print, risograph style, riso print, riso, riso style, riso art, zine print, misregistered print",
  base: "cartoon",
  load: async () => (await import("../repaint/techniques/risograph.ts")).printRiso,
};
