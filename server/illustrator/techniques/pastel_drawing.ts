/** @module Soft pastels on tinted paper. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a pastel drawing",
  words:
    "pastel drawing, chalk pastel, chalk pastels, soft pastel drawing, oil pastel, oil pastels, oil pastel drawing, pastel painting, degas pastel, degas",
  base: "cartoon",
  own: ["anime", "realistic"],
  load: async () => {
    const { drawDry } = await import("../repaint/techniques/dry_drawing.ts");
    return (study) =>
      drawDry(study, {
        sheet: { l: 0.93, a: 0.006, b: 0.03 },
        strongest: 0.2,
        colour: 1.4,
        pigment: 1.7,
        stroke: { wide: 0.32, long: 1.2, open: 0.26 },
        contour: { wide: 2, strong: 0.6 },
      });
  },
};
