/** @module Pink, indigo and pale blue on an old screen. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a vaporwave picture",
  words:
    "vaporwave, vaporwave style, vaporwave aesthetic, vaporwave art, vapourwave, synthwave style, synthwave art, retrowave style, 80s retro style",
  base: "anime",
  own: ["cartoon"],
  load: async () => (await import("../repaint/techniques/dusk_screen.ts")).screenAtDusk,
};
