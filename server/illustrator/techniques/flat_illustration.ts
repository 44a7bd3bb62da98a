/** @module Even areas of few colours, without contours. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a flat illustration",
  words:
    "flat illustration, flat design, flat style, flat colours, flat colors, flat vector, vector art, vector illustration, vector graphic, vector style, minimalist illustration, minimalist style, minimalistic style, flat art, corporate memphis",
  base: "cartoon",
  load: async () => {
    const { printFlat } = await import("../repaint/techniques/flat_print.ts");
    return (study) =>
      printFlat(study, {
        even: 3,
        tones: 7,
        colour: 1.1,
        tint: { a: 0, b: 0.004 },
        range: [0.16, 0.97],
        grain: 0,
      });
  },
};
