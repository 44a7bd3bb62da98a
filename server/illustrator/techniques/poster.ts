/** @module A poster in few flat inks, with a margin. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a poster in flat colours",
  words:
    "poster art, vintage poster, travel poster, vintage travel poster, national park poster, retro poster, advertising poster, vintage advertisement, screen print, screenprint, screen printed, silkscreen, bauhaus, gig poster",
  base: "cartoon",
  load: async () => {
    const { printFlat } = await import("../repaint/techniques/flat_print.ts");
    return (study) =>
      printFlat(study, {
        even: 3,
        tones: 8,
        colour: 1,
        tint: { a: 0.004, b: 0.018 },
        range: [0.17, 0.93],
        grain: 0.006,
        margin: 44,
      });
  },
};
