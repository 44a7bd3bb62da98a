/** @module A Japanese print: few quiet colours, a dark blue contour, the grain of the wood. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a woodblock print",
  words:
    "woodblock print, woodblock, ukiyo e, ukiyo-e, ukiyo-e style, ukiyo-e print, japanese woodblock, japanese woodblock print, woodblock style, hokusai, hiroshige, japanese print, edo print",
  base: "cartoon",
  load: async () => {
    const { printFlat } = await import("../repaint/techniques/flat_print.ts");
    return (study) =>
      printFlat(study, {
        even: 4,
        tones: 7,
        colour: 0.85,
        tint: { a: 0.004, b: 0.022 },
        range: [0.2, 0.9],
        contour: { wide: 1.4, l: 0.24, a: 0, b: -0.02 },
        grain: 0.018,
        margin: 26,
      });
  },
};
