/** @module Charcoal on rough paper, broad and black. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a charcoal drawing",
  words:
    "charcoal drawing, charcoal sketch, charcoal art, charcoal portrait, charcoal illustration, drawn in charcoal",
  base: "cartoon",
  load: async () => {
    const { drawDry } = await import("../repaint/techniques/dry_drawing.ts");
    return (study) =>
      drawDry(study, {
        sheet: { l: 0.93, a: 0.003, b: 0.014 },
        strongest: 0.13,
        colour: 0.4,
        pigment: 0.3,
        stroke: { wide: 0.24, long: 0.7, open: 0.6 },
        contour: { wide: 1.9, strong: 0.9 },
      });
  },
};
